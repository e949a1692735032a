import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { gameStore } from '#data/games/game-store.ts';
import { ownFirst } from '#data/games/own-first.ts';
import { useGame } from '#data/games/use-game.ts';
import type { Player } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { useScrollToTop } from '../frame/use-scroll-to-top.ts';
import { FirstMission } from './mission-choice.tsx';
import styles from './setup.module.css';
import { Lazy } from '#components/lazy/lazy.tsx';
import { whenIdle } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { PlayerSection } from './player-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import { loadChosenList, loadListDialog } from './load-later.ts';

/**
 * `/setup`: mission and feat first, as a game is stored once it has a mission, then the players and
 * their lists.
 */
export function Component() {
  const { t } = useLingui();
  const hasMission = useGame(({ game }) => game.state.mission !== null);
  useScrollToTop(hasMission);
  return (
    <PlayFrame phase="setup" title={t`Set up the game`} {...(hasMission ? { bar: <SetupBar /> } : {})}>
      {hasMission ? <Prepared /> : <FirstMission />}
    </PlayFrame>
  );
}

function SetupBar() {
  const { t } = useLingui();
  const players = useGame(({ game }) => game.state.players);
  const without = Object.values(players).flatMap(({ list, name }) => (list === null ? [name] : []));
  const names = without.join(', ');
  return (
    <>
      {/* As plain text: Trans would read <i> in a name as an element. */}
      {names !== '' && <p className={styles.missing}>{t`No list yet: ${names}`}</p>}
      <Button
        variant={names === '' ? 'primary' : 'secondary'}
        size="lg"
        trailingIcon="chevron-right"
        onClick={() => gameStore.getState().act({ type: 'phase-changed', phase: 'deployment' })}
      >
        <Trans>Go to deployment</Trans>
      </Button>
    </>
  );
}

// Must open without a network too, so it is fetched as soon as there is nothing better to do.

/** The set-up of a game that has its mission: the scenario, and both players with their lists. */
function Prepared() {
  const players = useGame(({ game }) => game.state.players);
  const list = useDialogAddress('list');
  useEffect(() => whenIdle(() => void loadListDialog().catch(() => undefined)), []);
  const chooser = list.value === null ? undefined : players[list.value];
  return (
    <div className={styles.page}>
      <ScenarioSection />
      {ownFirst({ players }).map((player, _, all) => (
        <PlayerSection key={player.id} player={player}>
          <ListOfPlayer
            player={player}
            isNext={all.find((each) => each.list === null) === player}
            onChoose={() => list.open(player.id)}
          />
        </PlayerSection>
      ))}
      {list.isOpen && chooser !== undefined && (
        <Lazy load={loadListDialog} props={{ player: chooser, onClose: list.close }} onFailure={list.close} />
      )}
    </div>
  );
}

type ListOfPlayerProps = {
  player: Player;
  /** The next list to choose: one golden button at a time. */
  isNext: boolean;
  onChoose: () => void;
};

function ListOfPlayer({ player, isNext, onChoose }: ListOfPlayerProps) {
  const isOthers = useGame(({ shared }) => shared?.isOthers(player.id) === true);
  if (player.list !== null) {
    return (
      <div className={styles.chosen}>
        <Lazy load={loadChosenList} props={{ player, list: player.list, isOthers, onChoose }} />
      </div>
    );
  }
  return (
    <div className={styles.slot}>
      {isOthers ? (
        <p className={styles.missing}>
          <Trans>This player chooses a list on the other phone.</Trans>
        </p>
      ) : (
        <>
          <Button variant={isNext ? 'primary' : 'secondary'} icon="list" size="lg" onClick={onChoose}>
            <Trans>Choose a list</Trans>
          </Button>
          <p className={styles.sources}>
            <Trans>A saved list, a link or text.</Trans>
          </p>
        </>
      )}
    </div>
  );
}
