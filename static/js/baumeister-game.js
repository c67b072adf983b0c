// <baumeister-game src="…">: a table of Baumeister in a blog. The frame comes when the reader scrolls near it and takes
// the height it asks for. `src` is a link of the share dialog, to the page or to its embed.html; `theme`, `lang`, `view`
// and `replay` are those of embed.html. What the frame tells arrives as the event `baumeister`; `send` answers it.
{
  const TOLD = ['theme', 'lang']; // without loading the frame again
  const OPTIONS = [...TOLD, 'view', 'replay'];

  class BaumeisterGame extends HTMLElement {
    static observedAttributes = ['src', ...OPTIONS];
    #frame = null;
    #near = new IntersectionObserver(seen => { if (seen.some(one => one.isIntersecting)) this.#insert(); }, {rootMargin: '200px'});
    #hear = ({source, origin, data}) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#url.origin || data?.baumeister !== 1) return;
      if (data.type === 'height' && Number.isFinite(data.height)) this.#frame.style.height = `${data.height}px`;
      this.dispatchEvent(new CustomEvent('baumeister', {detail: data, bubbles: true}));
    };

    connectedCallback() {
      this.style.display = 'block';
      this.style.minHeight = '480px';
      window.addEventListener('message', this.#hear);
      this.#near.observe(this);
    }

    disconnectedCallback() {
      window.removeEventListener('message', this.#hear);
      this.#near.disconnect();
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(name, _before, value) {
      if (!this.#frame) return;
      if (TOLD.includes(name)) this.#tell(name);
      else this.#frame.src = this.#url.href;
    }

    /** Without a theme it is the reader's; without a language it stays as it is, and so does the game. */
    #tell(name) {
      const value = this.#url.searchParams.get(name) ?? (name === 'theme' ? 'auto' : null);
      if (value) this.send({type: name, [name]: value});
    }

    /** What has changed since the frame was asked for has not reached it. */
    #loaded() {
      const [then, now] = [new URL(this.#frame.src), this.#url].map(url => url.searchParams);
      this.send({type: 'hello'});
      for (const name of TOLD) if (then.get(name) !== now.get(name)) this.#tell(name);
    }

    /** Send a message to the frame: {type: 'goto', ply: 12}. */
    send(message) {
      this.#frame?.contentWindow.postMessage({...message, baumeister: 1}, this.#url.origin);
    }

    get #url() {
      const url = new URL(this.getAttribute('src') ?? '', document.baseURI);
      if (!url.pathname.endsWith('.html') || url.pathname.endsWith('/index.html')) url.pathname = url.pathname.replace(/[^/]*$/, 'embed.html');
      for (const name of OPTIONS) if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name));
      return url;
    }

    #insert() {
      this.#near.disconnect();
      if (this.#frame) return;
      this.#frame = Object.assign(document.createElement('iframe'), {title: this.title || 'Baumeister', allow: 'fullscreen'});
      Object.assign(this.#frame.style, {width: '100%', height: '540px', border: '0', display: 'block'});
      this.#frame.addEventListener('load', () => this.#loaded());
      this.#frame.src = this.#url.href;
      this.append(this.#frame);
    }
  }

  if (!customElements.get('baumeister-game')) customElements.define('baumeister-game', BaumeisterGame);
}
