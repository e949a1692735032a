import { Trans, useLingui } from '@lingui/react/macro';
import { csvOf } from '#domain/units/export.ts';
import { downloadText } from '#platform/files/download.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import type { OwnShown } from './own-sheet.ts';

/** Saves what the page shows as a table. */
export function OwnCsv(shown: OwnShown) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const download = async () => {
    const { ownSheet } = await import('./own-sheet.ts');
    downloadText(t`My Muster statistics.csv`, csvOf(ownSheet(shown, i18n, language)), 'text/csv');
  };
  return (
    <Button icon="download" onClick={() => void download()}>
      <Trans>Download as CSV</Trans>
    </Button>
  );
}
