import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ListLines } from '#components/list-lines/list-lines.tsx';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { catalogue } from '#data/catalogue.ts';
import { readEventList } from '#domain/events/lists/read-event-list.ts';
import type { Format } from '#domain/formats/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './event-lists.module.css';
import { ListCheck } from './list-check.tsx';

type OpenedListProps = { code: string; format: Format | null };

/** A list that may be read: its lines, this device's check, and the ways to look at all of it. */
export function OpenedList({ code, format }: OpenedListProps) {
  const { t } = useLingui();
  const print = usePrintWindow();
  const read = readEventList(code, format, catalogue);
  if (read === null) {
    return (
      <p className={styles.note}>
        <Trans>This version contains no list that can be read.</Trans>
      </p>
    );
  }
  const { document, verdict } = read;
  const name = document.name.trim() === '' ? t`Untitled List` : document.name;
  return (
    <div className={styles.opened}>
      <p className={styles.lines}>
        <ListLines name={name} faction={document.faction} points={verdict.points} />
      </p>
      <ListCheck read={read} format={format} />
      <div className={styles.tools}>
        <Button size="sm" icon="list" render={<Link to={paths.sharedList(code)} />}>
          <Trans>Show the list</Trans>
        </Button>
        <Button size="sm" icon="print" onClick={() => print(paths.print('full', code))}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </div>
  );
}
