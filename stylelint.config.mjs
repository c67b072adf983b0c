// What the style sheets keep to: the standard set, and why where it is left.
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['static/runtime/**', 'static/releases/**'],
  rules: {
    // sections are parted by comments, what belongs together stands together
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    // short rules stand on one line
    'declaration-block-single-line-max-declarations': 3,
    // publishing lays a game's sheets into a rule of that game's pages: `&` is known there
    'nesting-selector-no-missing-scoping-root': null,
    'no-invalid-position-declaration': null,
    // what a thing looks like comes before what it looks like in a state, in the order of the table
    'no-descending-specificity': null,
    'color-hex-length': 'long',
    // names of typefaces are written as their makers do
    'value-keyword-case': ['lower', {ignoreProperties: ['--sans', '--serif']}],
    // WebKit clamps lines and enlarges text by its own names only
    'property-no-vendor-prefix': [true, {ignoreProperties: ['text-size-adjust', 'box-orient', 'touch-callout']}],
  },
};
