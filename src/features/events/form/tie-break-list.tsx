import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { TieBreak } from '#domain/events/types.ts';
import { TIE_BREAK_NAMES } from '#platform/words/tie-breaks.ts';
import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/live-region/live-region.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from './event-form.module.css';

const ALL: readonly TieBreak[] = [
  'strength',
  'extended-strength',
  'mission',
  'feats',
  'difference',
  'head-to-head',
  'lot',
];

type TieBreakListProps = {
  breaks: readonly TieBreak[];
  onChange: (breaks: readonly TieBreak[]) => void;
};

/** The tie-breaks in their order: add, remove, earlier, later. */
export function TieBreakList({ breaks, onChange }: TieBreakListProps) {
  const { t } = useLingui();
  const id = useId();
  const others = ALL.filter((each) => !breaks.includes(each));
  return (
    <div role="group" aria-labelledby={id} className={styles.breaks}>
      <h3 id={id}>
        <Trans>Tie-breaks</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>They part players with equal points. The first one that differs decides.</Trans>
      </p>
      {breaks.length > 0 && (
        <ol className={styles.order}>
          {breaks.map((each, at) => (
            <BreakRow key={each} breaks={breaks} at={at} onChange={onChange} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <Select
          label={t`Add a tie-break`}
          placeholder={t`Add a tie-break`}
          value={null}
          items={others.map((each) => ({ value: each, label: t(TIE_BREAK_NAMES[each].name) }))}
          onValueChange={(added) => onChange([...breaks, added])}
        />
      )}
    </div>
  );
}

function BreakRow({ breaks, at, onChange }: TieBreakListProps & { at: number }) {
  const { t } = useLingui();
  const each = breaks[at];
  if (each === undefined) return null;
  const name = t(TIE_BREAK_NAMES[each].name);
  const isFirst = at === 0;
  const isLast = at === breaks.length - 1;
  const rest = breaks.filter((other) => other !== each);
  const move = (by: 1 | -1) => {
    const item = document.activeElement?.closest('li');
    const isAtEnd = at + by === (by === 1 ? breaks.length - 1 : 0);
    flushSync(() => onChange(rest.toSpliced(at + by, 0, each)));
    const place = at + by + 1;
    announce(t`${name} is number ${place} of ${breaks.length}`);
    // The row moved, and the button may have nothing left to do.
    item?.querySelector<HTMLElement>(`[data-by="${isAtEnd ? -by : by}"]`)?.focus();
  };
  return (
    <li>
      <span className={styles.breakName}>{name}</span>
      <Button
        variant="quiet"
        iconOnly
        icon="chevron-up"
        label={t`Move ${name} earlier`}
        data-by={-1}
        disabled={isFirst}
        onClick={() => move(-1)}
      />
      <Button
        variant="quiet"
        iconOnly
        icon="chevron-down"
        label={t`Move ${name} later`}
        data-by={1}
        disabled={isLast}
        onClick={() => move(1)}
      />
      <Button
        variant="quiet"
        iconOnly
        icon="close"
        label={t`Remove ${name}`}
        onClick={(event) => {
          const group = event.currentTarget.closest<HTMLElement>('[role="group"]');
          flushSync(() => onChange(rest));
          group?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
        }}
      />
    </li>
  );
}
