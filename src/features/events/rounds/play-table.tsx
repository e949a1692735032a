import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventView } from '#data/events/event.ts';
import { listEventOf } from '#data/events/handed-in-lists.ts';
import type { EventTable, TableProblem } from '#data/events/table/play-table.ts';
import { gameOfTable } from '#data/events/table/table-notes.ts';
import { tableGameQuery } from '#data/events/table/table-game-query.ts';
import { gameStore } from '#data/games/game-store.ts';
import { usePlayGate } from '#data/games/play-access.ts';
import { useAccountHere } from '#data/session/use-account-here.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { listPhase } from '#domain/events/lists/list-desk.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import type { GameState } from '#domain/game/types.ts';
import { now } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { useEventAddress } from '../frame/use-event-address.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './rounds.module.css';
import { useTableProblemWords } from './use-table-problem-words.ts';

type PlayTableProps = { event: EventView; round: EventRound; one: string; other: string; me: string };

const loadPlay = async () => import('#data/events/table/play-table.ts');

/** Begins the game of the reader's own table on both players' phones, or joins it. */
export function PlayTable({ event, round, one, other, me }: PlayTableProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const mission = round.mission ?? chosen;
  const play = usePlay();
  const table = useTable({ event, round, one, other, me });
  const { isIn, here } = useBegunGame({ event, round, one, other }, play.data === 'no-mission');
  const start = (alone: boolean) => play.mutate({ here, alone, table: table(mission) });
  return (
    <div className={styles.table}>
      {isIn === null && round.mission === null && <MissionField value={chosen} onChange={setChosen} />}
      <Button
        variant={isIn === false ? 'primary' : 'secondary'}
        icon={isIn === null ? 'phones' : 'play'}
        busy={play.isPending}
        disabled={isIn === null && mission === null}
        onClick={() => start(false)}
      >
        <ButtonWords isIn={isIn} />
      </Button>
      {isIn === null && (
        <p className={styles.muted}>
          <Trans>Your phones keep count, and the result comes here by itself.</Trans>
        </p>
      )}
      <Problem problem={typeof play.data === 'string' ? play.data : null} onAlone={() => start(true)} />
    </div>
  );
}

/**
 * The game of a table as far as it is known: `isIn` null for none, false for one of the rival;
 * `here` its id when this device has it. `isGone`: what this device noted is not here any more.
 */
function useBegunGame({ event, round, one, other }: Omit<PlayTableProps, 'me'>, isGone: boolean) {
  const { data } = useQuery(tableGameQuery(event.id, round.number, useAccountHere()));
  const found = data?.one === one && data.other === other ? data : null;
  const noted = isGone ? null : gameOfTable({ event: event.id, round: round.number, one, other });
  if (found === null) return { isIn: noted === null ? null : true, here: noted };
  return { isIn: found.isIn, here: found.isIn && found.game === noted ? noted : null };
}

/** `isIn`: null while nobody has begun the game. */
function ButtonWords({ isIn }: { isIn: boolean | null }) {
  if (isIn === null) return <Trans>Play this game</Trans>;
  return isIn ? <Trans>Back to the game</Trans> : <Trans>Join the game</Trans>;
}

/** Returns the table with a mission, as a game begins at it. */
function useTable({ event, round, one, other, me }: PlayTableProps): (mission: string | null) => EventTable {
  const nameOf = usePlayerNames(event);
  const { invite } = useEventAddress();
  return (mission) => ({
    event: event.id,
    invite,
    round: round.number,
    one,
    other,
    me,
    names: { [one]: nameOf(one), [other]: nameOf(other) },
    mission,
    feat: round.feat,
    areListsShown: listPhase(listEventOf(event), now().getTime()) === 'shown',
  });
}

type Begin = {
  /** The table's game on this device, as it was noted; null for none. */
  readonly here: string | null;
  /** On this phone alone. */
  readonly alone: boolean;
  readonly table: EventTable;
};

/** Puts the game on the table of this device and leads to it. */
function usePlay() {
  const navigate = useNavigate();
  const language = useLanguage();
  return useMutation({
    mutationFn: async ({ here, table, alone }: Begin): Promise<TableProblem | GameState> => {
      const loaded = await loadPlay().catch(() => null);
      if (loaded === null) return 'network';
      const back = here === null ? null : await loaded.backToTable(here);
      if (back !== null) return back;
      const play = alone ? loaded.playTableAlone : loaded.playTable;
      return (await play(table, language)) ?? gameStore.getState().game.state;
    },
    onSuccess: async (played) => {
      if (typeof played !== 'string') await navigate(paths.phase(played.currentPhase, played.id));
    },
  });
}

/** The reason why the game did not begin; without a network it may begin on this phone alone. */
function Problem({ problem, onAlone }: { problem: TableProblem | null; onAlone: () => void }) {
  const { t } = useLingui();
  const words = useTableProblemWords();
  const canPlayAlone = usePlayGate(false) === 'open';
  if (problem === null) return null;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t`The game has not begun`}
      actions={
        canPlayAlone && problem === 'network' ? (
          <Button icon="play" onClick={onAlone}>
            <Trans>Play on this phone alone</Trans>
          </Button>
        ) : undefined
      }
    >
      <p>{words(problem)}</p>
    </Banner>
  );
}

/** The mission of a round for which the organisers told none. */
function MissionField({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { library } = useMissions(language);
  const missions = library?.missions ?? [];
  return (
    <Select
      label={t`Mission that you play`}
      showLabel
      value={value ?? ''}
      items={[
        { value: '', label: t`Choose a mission` },
        ...missions.map((mission) => ({ value: mission.id, label: localName(mission, language) })),
      ]}
      onValueChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
