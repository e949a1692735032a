/*
 * Runs before the first paint: theme, language, the fate of a prerendered page
 * (docs/decisions/029), and a message when the app does not load.
 */
(() => {
  const page = document.documentElement;
  const { languages = 'en', entry, modules, styles } = document.currentScript.dataset;
  let chosen = null;
  let hasLists = false;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') {
      page.dataset.theme = theme;
      for (const colour of document.querySelectorAll('[name=theme-color]'))
        colour.setAttribute('media', colour.matches(`[data-look=${theme}]`) ? 'all' : 'not all');
    }
    chosen = localStorage.getItem('language');
    hasLists = localStorage.getItem('warcrow_last_faction') !== null;
    // The start page keeps the place of the ways back into a draft and a game (home/resume.tsx).
    const own = sessionStorage.getItem('muster_tab_draft');
    let draft = own === null ? '' : localStorage.getItem(`muster_draft_${own}`) || '';
    if (own === null)
      for (const key of Object.keys(localStorage).filter((each) => each.startsWith('muster_draft_'))) {
        // A stored draft begins with the time of its last change.
        const text = localStorage.getItem(key) || '';
        if (text > draft) draft = text;
      }
    const hasGame =
      localStorage.getItem('muster_play_granted') !== null && localStorage.getItem('prod_gameState') !== null;
    const kept = Number(/"entries":\[\{/.test(draft.split('"past":')[0])) + Number(hasGame);
    if (kept > 0) page.dataset.kept = kept;
  } catch {
    /* Storage is blocked: the defaults hold. */
  }
  const address = new URLSearchParams(location.search);
  const wanted =
    [address.get('lang'), chosen, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])].find(
      (tag) => languages.split(' ').includes(tag),
    ) || 'en';
  const drawn = page.dataset.drawnPage;
  address.delete('lang');
  const isAnother =
    wanted !== page.lang ||
    (drawn !== 'list' && (address.size > 0 || location.hash !== '')) ||
    (drawn === 'narrow' && (hasLists || matchMedia('(min-width: 48em)').matches));
  if (wanted !== page.lang) page.dataset.otherWords = '';
  page.lang = wanted;
  // Sheets of paper have no frame.
  if (location.pathname.startsWith('/print')) page.dataset.drawnPage = 'other';

  const sayNotStarted = () => {
    const sentences = document.getElementById('not-started');
    const all = [...sentences.children];
    const own = all.find(({ lang }) => lang === page.lang) ?? all[0];
    for (const sentence of all) {
      sentence.hidden = sentence !== own;
      sentence.lastElementChild.addEventListener('click', () => location.reload());
    }
    sentences.hidden = false;
  };
  addEventListener('not-started', sayNotStarted);
  // A browser may offer to install the app before the app runs (src/platform/install.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
  // Code that cannot be fetched does not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayNotStarted(), true);

  if (entry === undefined) return;
  if (isAnother) page.dataset.drawnPage = 'other';

  /*
   * Every press before the app runs counts, in order: src/app/take-over.ts does them once it can.
   */
  let presses = 0;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#root button');
    if (page.dataset.drawnPage === undefined || !button) return;
    const earlier = button.getAttribute('data-pressed');
    button.setAttribute('data-pressed', earlier === null ? `${presses}` : `${earlier} ${presses}`);
    presses += 1;
  });

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Vite does not fetch a sheet that has a link. In the document itself some browsers would.
    for (const href of styles.split(' ')) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
    }
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }));
    for (const href of modules.split(' '))
      setTimeout(() => {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
      });
  };
  const isAwaited = !isAnother && PerformanceObserver.supportedEntryTypes.includes('paint');
  if (isAwaited) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, isAwaited ? 1500 : 0);
})();
