import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { type TableParts, TableProvider } from './table-context.tsx';
import { useSay } from './use-say.ts';

const loadSheet = async () => (await import('./table-sheet.tsx')).TableSheet;
const loadRuleSheet = async () => (await import('./rule-sheet.tsx')).RuleSheet;

/** What all pages of a running game share: words of the mission, and the sheets that open over the page. */
export function TableShell({ parts, children }: { parts: TableParts; children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useSay(language);
  const sheet = useDialogAddress('table');
  const card = useDialogAddress('card');
  const rule = useDialogAddress('rule', 'over');
  // Sheets must open without a network too.
  useEffect(
    () =>
      whenIdle(() => {
        loadSheet().catch(() => undefined);
        void loadRuleSheet()
          .then(async () => (await import('./rule-texts.ts')).loadRule('stress', language))
          .catch(() => undefined);
      }),
    [language],
  );
  const onFailure = (close: () => void) => () => {
    toast.error({
      title: t`This part could not be loaded`,
      description: t`The game is kept. Check the network and try again.`,
    });
    close();
  };
  return (
    <TableProvider value={{ language, say, parts, sheet, card, rule }}>
      {children}
      {sheet.isOpen && <OnDemand load={loadSheet} props={{}} onFailure={onFailure(sheet.close)} />}
      {rule.isOpen && <OnDemand load={loadRuleSheet} props={{}} onFailure={onFailure(rule.close)} />}
    </TableProvider>
  );
}
