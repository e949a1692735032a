import '#ui/ui.css';
import { activateLanguage } from '#platform/i18n.ts';
import { preferredLanguage } from '#platform/language.ts';
import { startTheme } from '#platform/theme.ts';
import { arrivalPath } from './arrival-path.ts';

/**
 * Words first, then pages: nothing is painted in a language that the player did not choose. The parts of the app are asked for at
 * once and run one after the other, each in a step of its own: a phone answers to a touch in between.
 */
async function start(): Promise<void> {
  const parts = [import('./react-root.ts'), import('./app.tsx')] as const;
  startTheme();
  // The router would number the entry otherwise, in a step that is long as it is.
  history.replaceState({ idx: 0, ...history.state }, '', arrivalPath(location));
  const language = preferredLanguage();
  const words = activateLanguage(language);
  // The browser reads its rules of plural forms at their first use, which a phone notices: before the page needs them.
  setTimeout(() => new Intl.PluralRules(language).select(1));
  const [{ createRoot }, { startApp }] = await Promise.all(parts);
  await words;
  setTimeout(() => startApp(createRoot));
}

void start();
