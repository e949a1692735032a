/** The observations of a page; kept in the page itself, under `witnessed`. */
export type Seen = {
  /** Every text that was ever on the page. */
  texts: string[];
  /** Elements and attributes that the app never makes. */
  foreign: string[];
  /** The requests and scripts that the security policy stopped on the page. */
  stopped: string[];
  /** The number of times that it stopped something in a document that is not shown. */
  cleaned: number;
  /** Requests under way. */
  waiting: number;
};

/** Runs in the page before anything else does; it can use nothing from outside. */
export function watchPage(): void {
  const seen: Seen = { texts: [], foreign: [], stopped: [], cleaned: 0, waiting: 0 };
  Object.assign(globalThis, { witnessed: seen });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    // HTML is taken apart and cleaned in documents that nobody sees.
    if (/\/assets\/(?:purify|rich-text)[^/]*\.js$/.test(sourceFile)) seen.cleaned += 1;
    else seen.stopped.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
  });
  const ask = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    seen.waiting += 1;
    try {
      return await ask(...request);
    } finally {
      setTimeout(() => (seen.waiting -= 1));
    }
  };
  // The elements that the app itself renders; any other came out of a text.
  const own =
    /^(?:a|abbr|article|aside|b|bdi|blockquote|body|br|button|caption|circle|clippath|code|col|colgroup|data|dd|defs|details|div|dl|dt|ellipse|em|fieldset|figcaption|figure|footer|form|g|h[1-6]|head|header|hr|html|i|img|input|kbd|label|legend|li|lineargradient|line|link|main|mark|mask|meta|meter|nav|ol|optgroup|option|output|p|path|pattern|picture|polygon|polyline|pre|progress|radialgradient|rect|s|script|search|section|select|small|source|span|stop|strong|sub|summary|sup|svg|symbol|table|tbody|td|text|textarea|tfoot|th|thead|time|title|tr|tspan|u|ul|use|wbr)$/;
  const schemes =
    /^\s*(?!https?:|mailto:|tel:|blob:http|data:image\/(?:png|svg\+xml|webp|jpeg))[a-z][a-z0-9+.-]*:/i;
  const ownScript = (script: Element) =>
    script.getAttribute('type') === 'application/ld+json' ||
    /^\/(?:assets\/|[\w-]+\.js$)/.test(script.getAttribute('src') ?? '');
  const faultOf = (element: Element): string | null => {
    const tag = element.localName.toLowerCase();
    if (tag === 'noscript' && element.textContent.includes('needs JavaScript')) return null;
    if (!own.test(tag)) return `<${tag}>`;
    if (tag === 'script' && !ownScript(element)) return `<script ${element.textContent}>`;
    for (const { name, value } of element.attributes) {
      const shown = `<${tag} ${name}="${value.slice(0, 80)}">`;
      if (/^on|^(?:srcdoc|action|formaction|ping|background|http-equiv|is|slot|nonce)$/i.test(name))
        return shown;
      if (/(?:href|src|srcset|poster|data)$/i.test(name) && schemes.test(value.replaceAll(/\s/g, '')))
        return shown;
      if (name === 'style' && /expression|binding|behavior|@import|canary/i.test(value)) return shown;
      if (/^(?:id|name)$/.test(name) && value in document && !/^(?:root|title|description)$/.test(value))
        return shown;
    }
    return null;
  };
  const note = (node: Node) => {
    if (node instanceof Text) seen.texts.push(node.data);
    if (!(node instanceof Element)) return;
    const fault = faultOf(node);
    if (fault !== null) seen.foreign.push(fault);
    for (const child of node.childNodes) note(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) note(node);
      else if (target instanceof Element) {
        const fault = faultOf(target);
        if (fault !== null) seen.foreign.push(fault);
      } else note(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
