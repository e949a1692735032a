import { useLingui } from '@lingui/react/macro';
import type { Column, UnitRow } from '#domain/units/columns.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { downloadUnits } from './unit-files.ts';

type DownloadMenuProps = { rows: readonly UnitRow[]; columns: readonly Column[]; label: string };

/** Takes the units that are shown away as a file: rows, columns and language as on the screen. */
export function DownloadMenu({ rows, columns, label }: DownloadMenuProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const download = (kind: 'csv' | 'json') => downloadUnits(kind, { rows, columns, i18n, language });
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="secondary" icon="download" disabled={rows.length === 0}>
          {label}
        </Button>
      }
      items={[
        { id: 'csv', label: t`Table for spreadsheets (CSV)`, onSelect: () => download('csv') },
        { id: 'json', label: t`Data for programs (JSON)`, onSelect: () => download('json') },
      ]}
    />
  );
}
