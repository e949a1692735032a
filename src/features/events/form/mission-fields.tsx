import { useLingui } from '@lingui/react/macro';
import { Waiting } from '#components/waiting/waiting.tsx';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { type DraftPlay, NO_PLAY, plannedRounds } from '#domain/events/draft/event-draft.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Select } from '#ui/select/select.tsx';
import { RoundName } from '../frame/round-name.tsx';
import styles from './event-form.module.css';
import type { EventForm } from './use-event-form.ts';

/** The mission and feat of each round, and when players are told. */
export function MissionFields({ form: { draft, change } }: { form: EventForm }) {
  const { t } = useLingui();
  const { library, failure } = useMissions(useLanguage());
  if (library === null) {
    return <Waiting shape="rows" failure={failure} title={t`The missions could not be loaded`} />;
  }
  const { plays, cut } = draft;
  const rounds = draft.rounds ?? 0;
  const put = (at: number, play: DraftPlay) => {
    const length = Math.max(plays.length, at + 1);
    change({ plays: Array.from({ length }, (_, each) => (each === at ? play : (plays[each] ?? NO_PLAY))) });
  };
  return (
    <div className={styles.inside}>
      {Array.from({ length: plannedRounds(draft) }, (_, at) => at + 1).map((number) => (
        <fieldset key={number} className={styles.play}>
          <legend>
            <RoundName event={{ cut, rounds }} number={number} isShort />
          </legend>
          <PlayFields
            library={library}
            play={plays[number - 1] ?? NO_PLAY}
            onChange={(play) => put(number - 1, play)}
          />
        </fieldset>
      ))}
    </div>
  );
}

type PlayFieldsProps = {
  library: MissionLibrary;
  play: DraftPlay;
  onChange: (play: DraftPlay) => void;
};

function PlayFields({ library, play, onChange }: PlayFieldsProps) {
  const { t } = useLingui();
  const { telling, mission, feat } = play;
  const tellings: { value: DraftPlay['telling']; label: string }[] = [
    { value: 'nothing', label: t`Not chosen` },
    { value: 'now', label: t`Told at once` },
    { value: 'later', label: t`Hidden until the round` },
  ];
  return (
    <div className={styles.choices}>
      <Select
        label={t`Mission and feat`}
        showLabel
        value={telling}
        items={tellings}
        onValueChange={(next) => onChange({ ...play, telling: next })}
      />
      {telling !== 'nothing' && (
        <>
          <IdSelect
            label={t`Mission`}
            named={library.missions}
            value={mission}
            onChange={(next) => onChange({ ...play, mission: next })}
          />
          <IdSelect
            label={t`Feat`}
            named={library.feats}
            value={feat}
            onChange={(next) => onChange({ ...play, feat: next })}
          />
        </>
      )}
    </div>
  );
}

type IdSelectProps = {
  label: string;
  named: MissionLibrary['missions'] | MissionLibrary['feats'];
  value: string | null;
  onChange: (id: string | null) => void;
};

function IdSelect({ label, named, value, onChange }: IdSelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const known = named.map((each) => ({ value: each.id, label: localName(each, language) }));
  // One that this release no longer has stays chosen by its id.
  const isKnown = value === null || known.some((each) => each.value === value);
  const items = isKnown ? known : [...known, { value, label: value }];
  return (
    <Select
      label={label}
      showLabel
      value={value ?? ''}
      items={[{ value: '', label: t`None` }, ...items]}
      onValueChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
