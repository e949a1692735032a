/* Sets theme and language before the first paint, so that neither flashes. The app keeps both up to date afterwards. */
(() => {
  const page = document.documentElement;
  let chosen = null;
  let hasLists = false;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') page.dataset.theme = theme;
    chosen = localStorage.getItem('language');
    hasLists = localStorage.getItem('warcrow_last_faction') !== null;
  } catch {
    /* Storage is blocked: the defaults hold. */
  }
  const address = new URLSearchParams(location.search);
  const wanted =
    [address.get('lang'), chosen, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])].find(
      (tag) => tag === 'en' || tag === 'es' || tag === 'fr',
    ) || 'en';
  address.delete('lang');
  const drawn = page.dataset.drawnPage;
  /* What was drawn at build is another page than the app will show: it waits for the app. */
  const isAnother =
    wanted !== page.lang ||
    address.size > 0 ||
    location.hash !== '' ||
    (drawn === 'narrow' && (hasLists || matchMedia('(min-width: 768px)').matches));
  if (drawn !== undefined && isAnother) page.dataset.drawnPage = 'other';
  page.lang = wanted;

  /* A button of a drawn page that is pressed before the app is there is pressed again once it is (app/take-over.ts). */
  document.addEventListener('click', ({ target }) => {
    if (page.dataset.drawnPage === undefined || !(target instanceof Element)) return;
    const button = target.closest('#root button');
    for (const earlier of document.querySelectorAll('[data-pressed]'))
      earlier.removeAttribute('data-pressed');
    if (button instanceof HTMLElement) button.dataset.pressed = '';
  });

  /* The scripts of a drawn page come once it is seen, or after a while in a window that nobody sees. */
  const { entry, modules } = document.currentScript.dataset;
  if (entry === undefined) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }));
    /* One at a time: a slow phone takes a while for each, and someone may be tapping. */
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
