import { Trans, useLingui } from '@lingui/react/macro';
import { EMPTY_JOINED, EMPTY_ROLL, emptyRow, type DraftRow } from '#domain/catalogue/workshop/draft.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { RollEditor } from '../form/roll-editor.tsx';
import { CountField, WordField } from '../form/typed-field.tsx';
import { useWorkshop } from '../form/workshop-form.ts';
import styles from '../workshop.module.css';
import { JoinedHalf } from './joined-half.tsx';

/** The rows that cards have most often, by the numbers of troops. */
const USUAL_ROWS = [['all'], ['3+', '2-'], ['2+', '1']] as const;

/** The rows of the card with their dice, and its second half. */
export function RowsStep() {
  const { t } = useLingui();
  const { draft, change } = useWorkshop();
  const add = (...troops: readonly string[]) =>
    change({ rows: [...draft.rows, ...troops.map((each) => emptyRow(newId(), each))] });
  return (
    <>
      {draft.rows.length === 0 && (
        <div className={styles.choices} role="group" aria-label={t`Rows of the card`}>
          {USUAL_ROWS.map((troops) => (
            <Button key={troops.join(' ')} icon="plus" onClick={() => add(...troops)}>
              {troops.length === 1 ? <Trans>One row</Trans> : <Trans>Two rows: {troops.join(' · ')}</Trans>}
            </Button>
          ))}
        </div>
      )}
      {draft.rows.map((row, at) => (
        <RowEditor key={row.key} row={row} at={at} />
      ))}
      {draft.rows.length > 0 && (
        <Button icon="plus" onClick={() => add('')}>
          <Trans>Another row</Trans>
        </Button>
      )}
      <Switch
        label={t`Second half for joining a unit`}
        description={t`Characters have one: the values for the unit that they join.`}
        checked={draft.joined !== null}
        onCheckedChange={(has) => change({ joined: has ? EMPTY_JOINED : null })}
      />
      {draft.joined !== null && <JoinedHalf joined={draft.joined} />}
    </>
  );
}

function RowEditor({ row, at }: { row: DraftRow; at: number }) {
  const { t } = useLingui();
  const { draft, change } = useWorkshop();
  const path = `profile.profiles[${at}]`;
  const set = (part: Partial<DraftRow>) =>
    change({ rows: draft.rows.map((each) => (each.key === row.key ? { ...each, ...part } : each)) });
  return (
    <fieldset className={styles.panel}>
      <legend>
        <Trans>Row {at + 1}</Trans>
      </legend>
      <div className={styles.numbers}>
        <WordField
          label={t`Troops`}
          hint={t`all, 3+, 2- or 1`}
          path={`${path}.troops`}
          maxLength={4}
          value={row.troops}
          onChange={(troops) => set({ troops })}
        />
        <CountField
          label={t`Conquest value`}
          path={`${path}.conquest`}
          value={row.conquest}
          onChange={(conquest) => set({ conquest })}
        />
      </div>
      <Switch
        label={t`Ranged attack`}
        checked={row.ranged !== null}
        onCheckedChange={(has) => set({ ranged: has ? { range: '', ...EMPTY_ROLL } : null })}
      />
      {row.ranged !== null && (
        <>
          <CountField
            label={t`Range in strides`}
            path={`${path}.ranged.range`}
            value={row.ranged.range}
            onChange={(range) => row.ranged !== null && set({ ranged: { ...row.ranged, range } })}
          />
          <RollEditor
            label={t`Ranged`}
            path={`${path}.ranged`}
            roll={row.ranged}
            onChange={(roll) => row.ranged !== null && set({ ranged: { ...row.ranged, ...roll } })}
          />
        </>
      )}
      <RollEditor
        label={t`Melee`}
        path={`${path}.melee`}
        roll={row.melee}
        onChange={(melee) => set({ melee })}
      />
      <RollEditor
        label={t`Defence`}
        path={`${path}.defence`}
        roll={row.defence}
        onChange={(defence) => set({ defence })}
      />
      <Button
        size="sm"
        variant="quiet"
        icon="trash"
        onClick={() => change({ rows: draft.rows.filter(({ key }) => key !== row.key) })}
      >
        <Trans>Remove this row</Trans>
      </Button>
    </fieldset>
  );
}
