// Both parts of Floating UI, which gives itself as the global FloatingUIDOM.
import '../runtime/floating-ui/core.js';
import '../runtime/floating-ui/dom.js';
