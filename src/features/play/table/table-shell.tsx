import { type ReactNode, useEffect } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { fetchAhead } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { type TableTexts, TableProvider } from './table-context.tsx';
import { useSay } from '#data/games/use-say.ts';

const loadAll = async () => import('./over-the-table.ts');
export const loadMissionPanel = async () => (await loadAll()).MissionPanel;
export const loadUnitDetails = async () => (await loadAll()).UnitDetails;
export const loadDueStrip = async () => (await loadAll()).DueStrip;
const loadTableSheet = async () => (await loadAll()).TableSheet;
const loadRuleSheet = async () => (await loadAll()).RuleSheet;

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
  // Units open and rounds are scored here: this arrives with the page, not when there is time.
  useEffect(() => void loadAll().catch(() => undefined), []);
  useEffect(() => fetchAhead([async () => (await loadAll()).loadRule('stress', language)]), [language]);
  return (
    <TableProvider value={{ language, say, texts, sheet, card, rule }}>
      {children}
      {sheet.isOpen && <Lazy load={loadTableSheet} props={{}} onFailure={sheet.close} />}
      {rule.isOpen && <Lazy load={loadRuleSheet} props={{}} onFailure={rule.close} />}
    </TableProvider>
  );
}
