import '#ui/ui.css';
import { activateLanguage } from '#platform/i18n.ts';
import { preferredLanguage } from '#platform/language.ts';
import { startTheme } from '#platform/theme.ts';
import { startApp } from './app.tsx';
import { arrivalPath } from './arrival-path.ts';

/**
 * Words first, then pages: nothing is painted in a language that the player did not choose. React's
 * half, which is asked for at once, and the app's own each run in a step of their own: a phone
 * answers to a touch in between.
 */
async function start(): Promise<void> {
  const react = import('./react-root.ts');
  startTheme();
  // The router would number the entry otherwise, in a step that is long as it is.
  history.replaceState({ idx: 0, ...history.state }, '', arrivalPath(location));
  const language = preferredLanguage();
  const words = activateLanguage(language);
  // The browser reads how numbers are written at the first of them, which a phone notices: in a
  // step of its own.
  setTimeout(() => new Intl.NumberFormat(language));
  const [{ createRoot }] = await Promise.all([react, words]);
  setTimeout(() => startApp(createRoot));
}

// boot.js says what to do about it.
void start().catch((fault: unknown) => {
  dispatchEvent(new Event('not-started'));
  throw fault;
});
