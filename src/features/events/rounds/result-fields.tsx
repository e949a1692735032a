import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { scoreOf } from '#domain/events/records.ts';
import type { PairingResult, SideScore } from '#domain/events/types.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import styles from './rounds.module.css';

/** The most points that a log takes for one side. */
const MOST_POINTS = 999;

type Typed = { readonly mission: number | null; readonly feats: number | null };

const EMPTY: Typed = { mission: null, feats: null };

/** The fields of a result while it is typed; `result` is null until all are filled in. */
export function useResultFields(before: PairingResult | null) {
  const [one, setOne] = useState<Typed>(before?.one ?? EMPTY);
  const [other, setOther] = useState<Typed>(before?.other ?? EMPTY);
  const [first, second] = [sideOf(one), sideOf(other)];
  const result = first === null || second === null ? null : { one: first, other: second };
  return { one, other, setOne, setOther, result };
}

/** Feat points may be left empty, for games without feats. */
function sideOf({ mission, feats }: Typed): SideScore | null {
  return mission === null ? null : { mission, feats: feats ?? 0 };
}

type ResultFieldsProps = {
  fields: ReturnType<typeof useResultFields>;
  /** Names of the two players, in the order of the pairing. */
  names: readonly [string, string];
  /** The reader's own side, which comes first. */
  own?: 'one' | 'other';
};

/** The points of both players; the higher sum wins. */
export function ResultFields({ fields, names: [first, second], own = 'one' }: ResultFieldsProps) {
  const sides = [
    <SideFields key="one" name={first} typed={fields.one} onChange={fields.setOne} />,
    <SideFields key="other" name={second} typed={fields.other} onChange={fields.setOther} />,
  ];
  return (
    <div className={styles.sides}>
      {own === 'one' ? sides : sides.toReversed()}
      <Outcome result={fields.result} names={[first, second]} />
    </div>
  );
}

type SideFieldsProps = { name: string; typed: Typed; onChange: (typed: Typed) => void };

function SideFields({ name, typed, onChange }: SideFieldsProps) {
  const { t } = useLingui();
  const invalid = t`A whole number from 0 to ${MOST_POINTS}, please.`;
  return (
    <fieldset className={styles.side}>
      <legend>{name}</legend>
      <NumberField
        label={t`Mission points`}
        value={typed.mission}
        max={MOST_POINTS}
        invalid={invalid}
        onValueChange={(mission) => onChange({ ...typed, mission })}
      />
      <NumberField
        label={t`Feat points`}
        value={typed.feats}
        max={MOST_POINTS}
        invalid={invalid}
        onValueChange={(feats) => onChange({ ...typed, feats })}
      />
    </fieldset>
  );
}

function Outcome({
  result,
  names: [first, second],
}: {
  result: PairingResult | null;
  names: readonly [string, string];
}) {
  if (result === null) {
    return (
      <p className={styles.muted}>
        <Trans>Both players’ mission points are needed.</Trans>
      </p>
    );
  }
  const [one, other] = [scoreOf(result.one), scoreOf(result.other)];
  return (
    <p role="status">
      {one === other && (
        <Trans>
          {one} : {other}, a draw
        </Trans>
      )}
      {one > other && (
        <Trans>
          {one} : {other}, {first} wins
        </Trans>
      )}
      {one < other && (
        <Trans>
          {one} : {other}, {second} wins
        </Trans>
      )}
    </p>
  );
}
