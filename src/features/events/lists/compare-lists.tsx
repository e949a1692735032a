import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import type { EventSeat } from '#data/events/event.ts';
import { comparePath } from '#data/lists/compared-lists.ts';
import type { ListRow } from '#domain/events/lists/list-desk.ts';
import { readEventList } from '#domain/events/lists/read-event-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from './event-lists.module.css';

/** Chooses two of the lists that the reader may read, and leads to their comparison. */
export function CompareLists({ rows }: { rows: readonly ListRow<EventSeat>[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Readonly<Record<'one' | 'other', string | null>>>({
    one: null,
    other: null,
  });
  const codes = new Map(rows.flatMap(({ seat, counting }) => codeEntry(seat.id, counting?.list?.code)));
  if (codes.size < 2) return null;
  const nameOf = ({ name }: EventSeat) => name ?? t`Former player`;
  const items = rows
    .filter(({ seat }) => codes.has(seat.id))
    .map(({ seat }) => ({ value: seat.id, label: nameOf(seat) }));
  const documentOf = (id: string | null): RosterDocument | null => {
    const seat = rows.find((row) => row.seat.id === id)?.seat;
    const read = readEventList(codes.get(id ?? '') ?? '', null, catalogue);
    return read === null || seat === undefined ? null : { ...read.document, name: nameOf(seat) };
  };
  const [one, other] = [documentOf(chosen.one), documentOf(chosen.other)];
  return (
    <div role="group" aria-label={t`Compare two lists`} className={styles.compare}>
      <Select
        label={t`First list`}
        showLabel
        placeholder={t`Choose a player`}
        value={chosen.one}
        items={items}
        onValueChange={(id) => setChosen({ ...chosen, one: id })}
      />
      <Select
        label={t`Second list`}
        showLabel
        placeholder={t`Choose a player`}
        value={chosen.other}
        items={items}
        onValueChange={(id) => setChosen({ ...chosen, other: id })}
      />
      {one !== null && other !== null && (
        <Button render={<Link to={comparePath(one, other)} />}>
          <Trans>Compare</Trans>
        </Button>
      )}
    </div>
  );
}

function codeEntry(id: string, code: string | undefined): readonly (readonly [string, string])[] {
  return code === undefined ? [] : [[id, code]];
}
