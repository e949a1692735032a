import { type ReactNode, useEffect } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { fetchAhead } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { type TableTexts, TableProvider } from './table-context.tsx';
import { useSay } from './use-say.ts';

/** Apart, because the page of the game may weigh 65 kB; it is fetched with the page. */
export const loadMissionPanel = async () => (await import('../score/mission-panel.tsx')).MissionPanel;
const loadTableSheet = async () => (await import('../sheets/table-sheet.tsx')).TableSheet;
const loadRules = async () => import('../sheets/rule-sheet.tsx');
const loadRuleSheet = async () => (await loadRules()).RuleSheet;

/**
 * The shared frame of all pages of a running game: the mission's texts, and the sheets that open
 * over the page.
 */
export function TableShell({ texts, children }: { texts: TableTexts; children: ReactNode }) {
  const language = useLanguage();
  const say = useSay(language);
  const sheet = useDialogAddress('table');
  const card = useDialogAddress('card');
  const rule = useDialogAddress('rule', 'over');
  // Rounds are scored and end here: this arrives with the page, not when there is time.
  useEffect(() => {
    for (const load of [loadMissionPanel, loadTableSheet]) load().catch(() => undefined);
  }, []);
  useEffect(() => fetchAhead([async () => (await loadRules()).loadRule('stress', language)]), [language]);
  return (
    <TableProvider value={{ language, say, texts, sheet, card, rule }}>
      {children}
      {sheet.isOpen && <Lazy load={loadTableSheet} props={{}} onFailure={sheet.close} />}
      {rule.isOpen && <Lazy load={loadRuleSheet} props={{}} onFailure={rule.close} />}
    </TableProvider>
  );
}
