import { type ReactNode, useEffect } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { fetchAhead } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { type TableParts, TableProvider } from './table-context.tsx';
import * as loaders from './table-loaders.ts';
import { useSay } from './use-say.ts';

const AHEAD = [
  loaders.loadUnitDetails,
  loaders.loadMissionPanel,
  loaders.loadTableSheet,
  loaders.loadTimeline,
  loaders.loadRecordResult,
  loaders.loadScoringParts,
  loaders.loadRefusalWords,
];

/**
 * The shared frame of all pages of a running game: the mission's texts, and the sheets that open
 * over the page.
 */
export function TableShell({ parts, children }: { parts: TableParts; children: ReactNode }) {
  const language = useLanguage();
  const say = useSay(language);
  const sheet = useDialogAddress('table');
  const card = useDialogAddress('card');
  const rule = useDialogAddress('rule', 'over');
  // Sheets must open without a network too.
  useEffect(
    () =>
      fetchAhead([
        ...AHEAD,
        loaders.loadRuleSheet,
        async () => (await import('../sheets/rule-texts.ts')).loadRule('stress', language),
      ]),
    [language],
  );
  return (
    <TableProvider value={{ language, say, parts, sheet, card, rule }}>
      {children}
      {sheet.isOpen && <Lazy load={loaders.loadTableSheet} props={{}} onFailure={sheet.close} />}
      {rule.isOpen && <Lazy load={loaders.loadRuleSheet} props={{}} onFailure={rule.close} />}
    </TableProvider>
  );
}
