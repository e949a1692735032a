import { Trans, useLingui } from '@lingui/react/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/missions/mission-library.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { useDoInEvent } from '../frame/use-do-in-event.ts';
import styles from './rounds.module.css';

type Item = DescribedMission | DescribedFeat;

type PlayFieldsProps = {
  event: RunningEvent['event'];
  round: EventRound;
  missions: readonly Item[];
  feats: readonly Item[];
};

/** Chooses or draws the mission and the feat of a round. */
export function PlayFields({ event, round, missions, feats }: PlayFieldsProps) {
  const { t } = useLingui();
  const act = useDoInEvent(event.id);
  // The format of the event may name those that it plays.
  const [ownMissions, ownFeats] = [
    admitted(missions, event.format?.missions ?? []),
    admitted(feats, event.format?.feats ?? []),
  ];
  const say = (mission: string | null, feat: string | null) =>
    void act({ kind: 'play', round: round.number, mission, feat });
  return (
    <div className={styles.actions}>
      <ItemSelect
        label={t`Mission`}
        items={ownMissions}
        value={round.mission}
        onChange={(id) => say(id, round.feat)}
      />
      <ItemSelect
        label={t`Feat`}
        items={ownFeats}
        value={round.feat}
        onChange={(id) => say(round.mission, id)}
      />
      <Button icon="dice" onClick={() => say(anyOf(ownMissions), anyOf(ownFeats))}>
        <Trans>Draw both</Trans>
      </Button>
    </div>
  );
}

type ItemSelectProps = {
  label: string;
  items: readonly Item[];
  value: string | null;
  onChange: (id: string | null) => void;
};

function ItemSelect({ label, items, value, onChange }: ItemSelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Select
      label={label}
      showLabel
      value={value ?? ''}
      items={[
        { value: '', label: t`Not told` },
        ...items.map((item) => ({ value: item.id, label: localName(item, language) })),
      ]}
      onValueChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}

function admitted(items: readonly Item[], ids: readonly string[]): readonly Item[] {
  const own = items.filter(({ id }) => ids.includes(id));
  return own.length === 0 ? items : own;
}

function anyOf(items: readonly Item[]): string | null {
  return items[Math.floor(Math.random() * items.length)]?.id ?? null;
}
