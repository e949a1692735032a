import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { factionSummaries } from '#data/faction-summaries.ts';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Player } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { changePlayer } from './change-player.ts';
import { NameField } from './name-field.tsx';
import styles from './setup.module.css';

type PlayerSectionProps = { player: Player; onChooseList: () => void };

/** Finding an opponent's account needs the network; the page of the set-up does not. */
const loadOpponentFields = async () => (await import('./opponent-fields.tsx')).OpponentFields;

/** One player: name, who it is, side, list. */
export function PlayerSection({ player, onChooseList }: PlayerSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const isMe = player.kind === 'me';
  return (
    <section className={styles.card} data-faction={player.list?.faction} aria-labelledby={id}>
      <h2 id={id} className={styles.who}>
        {isMe ? <Trans>You</Trans> : <Trans>Your opponent</Trans>}
      </h2>
      <div className={styles.fields}>
        <NameField key={player.name} label={t`Name`} player={player} />
        {!isMe && <Lazy load={loadOpponentFields} props={{ player }} isQuiet />}
        <SideField player={player} />
      </div>
      <ListOfPlayer player={player} onChoose={onChooseList} />
    </section>
  );
}

function SideField({ player }: { player: Player }) {
  const { t } = useLingui();
  const language = useLanguage();
  const sides = useGame(({ game }) => game.state.mission?.sides ?? null);
  if (sides === null) return null;
  return (
    <div>
      <p className={styles.label}>
        <Trans>Side</Trans>
      </p>
      <ToggleGroup
        label={t`Side of ${player.name}`}
        value={player.side ?? ''}
        onValueChange={(side) => changePlayer(player, { side })}
        items={sides.map((side) => ({ value: side.id, label: localName(side, language) }))}
      />
    </div>
  );
}

function ListOfPlayer({ player, onChoose }: { player: Player; onChoose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { list, name, units } = player;
  if (list === null) {
    return (
      <Button icon="list" size="lg" className={styles.chooseList} onClick={onChoose}>
        <Trans>Choose a list</Trans>
      </Button>
    );
  }
  const faction = factionSummaries.find(({ id }) => id === list.faction);
  return (
    <div className={styles.list}>
      <Crest hue={list.faction} charge="crown" size={44} />
      <div className={styles.words}>
        <p className={styles.listName}>{list.name === '' ? t`List without a name` : list.name}</p>
        <p className={styles.facts}>
          <span>{faction === undefined ? list.faction : localName(faction, language)}</span>
          <span>
            <Trans>{list.points} pts</Trans>
          </span>
          <span>
            <Plural value={units.length} one="# unit" other="# units" />
          </span>
        </p>
      </div>
      <Button onClick={onChoose} aria-label={t`Change the list of ${name}`}>
        <Trans>Change</Trans>
      </Button>
      <Button
        variant="quiet"
        iconOnly
        icon="close"
        label={t`Play without this list`}
        onClick={() => gameStore.getState().act({ type: 'list-removed', player: player.id })}
      />
    </div>
  );
}
