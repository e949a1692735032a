import '#ui/ui.css';
import { currentEnvironment } from '#platform/environment.ts';
import { activateLanguage } from '#platform/language/i18n.ts';
import { preferredLanguage } from '#platform/language/language.ts';
import { startTheme } from '#platform/theme.ts';
import { startApp } from './app.tsx';
import { arrivalPath } from './arrival-path.ts';

/**
 * Starts the app in the player's language. React's renderer, which is fetched at once, and the app
 * each run in a separate task, so that a phone can react to a touch in between.
 */
async function start(): Promise<void> {
  const react = import('./react-root.ts');
  startTheme();
  // The strip of the diagnostics comes late: its place is kept, so that no button moves.
  document.documentElement.toggleAttribute('data-edge', currentEnvironment() !== 'production');
  // The router would number the entry otherwise, in a step that is long as it is.
  history.replaceState({ idx: 0, ...history.state }, '', arrivalPath(location));
  const language = preferredLanguage();
  activateLanguage(language);
  // The first use of a number format is slow on a phone, so it gets a separate task.
  setTimeout(() => new Intl.NumberFormat(language));
  const { createRoot } = await react;
  setTimeout(() => startApp(createRoot));
}

// boot.js says what to do about it.
void start().catch((fault: unknown) => {
  dispatchEvent(new Event('not-started'));
  throw fault;
});
