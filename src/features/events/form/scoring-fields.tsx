import { useLingui } from '@lingui/react/macro';
import { RANGES } from '#domain/events/draft/draft-faults.ts';
import type { DraftByeScore, EventDraft } from '#domain/events/draft/event-draft.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { CountField } from './count-field.tsx';
import styles from './event-form.module.css';
import { TieBreakList } from './tie-break-list.tsx';
import type { EventForm } from './use-event-form.ts';

type PartProps = { form: EventForm };

const CUTS = { none: null, 4: 4, 8: 8 } as const;

/** Pairing, knock-out, tournament points and tie-breaks. */
export function ScoringFields({ form }: PartProps) {
  const { t } = useLingui();
  const { draft, change } = form;
  return (
    <div className={styles.inside}>
      <PairingFields form={form} />
      <div className={styles.numbers}>
        <CountField form={form} name="win" label={t`Points for a win`} of={RANGES.points} />
        <CountField form={form} name="draw" label={t`Points for a draw`} of={RANGES.points} />
        <CountField form={form} name="loss" label={t`Points for a loss`} of={RANGES.points} />
        <CountField form={form} name="bye" label={t`Points for a bye`} of={RANGES.points} />
      </div>
      <Switch
        label={t`A bye counts game points`}
        description={t`Else it adds nothing to mission points, feat points and difference.`}
        checked={draft.byeScore !== null}
        onCheckedChange={(on) => change({ byeScore: on ? { mission: 0, feats: 0, difference: 0 } : null })}
      />
      {draft.byeScore !== null && <ByeFields form={form} score={draft.byeScore} />}
      <TieBreakList breaks={draft.tieBreaks} onChange={(tieBreaks) => change({ tieBreaks })} />
    </div>
  );
}

function PairingFields({ form: { draft, change } }: PartProps) {
  const { t } = useLingui();
  const pairings: { value: EventDraft['pairing']; label: string }[] = [
    { value: 'swiss', label: t`Swiss` },
    { value: 'round-robin', label: t`Round robin` },
  ];
  const cuts: { value: 'none' | '4' | '8'; label: string }[] = [
    { value: 'none', label: t`None` },
    { value: '4', label: t`The best 4` },
    { value: '8', label: t`The best 8` },
  ];
  return (
    <div className={styles.fields}>
      <Select
        label={t`Pairing`}
        showLabel
        value={draft.pairing}
        items={pairings}
        onValueChange={(pairing) => change({ pairing })}
      />
      <Select
        label={t`Knock-out after the rounds`}
        showLabel
        value={draft.cut === null ? 'none' : draft.cut === 4 ? '4' : '8'}
        items={cuts}
        onValueChange={(cut) => change({ cut: CUTS[cut] })}
      />
    </div>
  );
}

function ByeFields({ form, score }: PartProps & { score: DraftByeScore }) {
  const { t } = useLingui();
  const { change, field } = form;
  const put = (part: Partial<DraftByeScore>) => change({ byeScore: { ...score, ...part } });
  const within = ({ min, max }: { min: number; max: number }) => ({
    min,
    max,
    invalid: t`A whole number from ${min} to ${max}, please.`,
  });
  return (
    <div className={styles.numbers}>
      <NumberField
        {...within(RANGES.byePoints)}
        {...field('byeMission')}
        label={t`Mission points of a bye`}
        value={score.mission}
        onValueChange={(mission) => put({ mission })}
      />
      <NumberField
        {...within(RANGES.byePoints)}
        {...field('byeFeats')}
        label={t`Feat points of a bye`}
        value={score.feats}
        onValueChange={(feats) => put({ feats })}
      />
      <NumberField
        {...within(RANGES.byeDifference)}
        {...field('byeDifference')}
        label={t`Score difference of a bye`}
        value={score.difference}
        onValueChange={(difference) => put({ difference })}
      />
    </div>
  );
}
