/* Sets theme and language before the first paint, so that neither flashes. The app keeps both up to date afterwards. */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  const language = localStorage.getItem('language');
  if (language === 'es' || language === 'fr') document.documentElement.lang = language;
} catch {
  /* Storage is blocked: the defaults hold. */
}
