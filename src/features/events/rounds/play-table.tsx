import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EventView } from '#data/events/event.ts';
import { listEventOf } from '#data/events/handed-in-lists.ts';
import type { EventTable, TableProblem } from '#data/events/table/play-table.ts';
import { tableGameQuery } from '#data/events/table/table-game-query.ts';
import { gameStore } from '#data/games/game-store.ts';
import { usePlayGate } from '#data/games/play-access.ts';
import { useAccountHere } from '#data/session/use-account-here.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { listPhase } from '#domain/events/lists/list-desk.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { now } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
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
  const { data } = useQuery(tableGameQuery(event.id, round.number, useAccountHere()));
  const [chosen, setChosen] = useState<string | null>(null);
  const mission = round.mission ?? chosen;
  const play = usePlay();
  const table = useTable({ event, round, one, other, me });
  const found = data?.one === one && data.other === other ? data : null;
  const start = (alone: boolean) => play.mutate({ alone, table: table(mission) });
  return (
    <div className={styles.table}>
      {found === null && round.mission === null && <MissionField value={chosen} onChange={setChosen} />}
      <Button
        variant={found?.isIn === false ? 'primary' : 'secondary'}
        icon={found === null ? 'phones' : 'play'}
        busy={play.isPending}
        disabled={found === null && mission === null}
        onClick={() => start(false)}
      >
        <ButtonWords isIn={found?.isIn ?? null} />
      </Button>
      {found === null && (
        <p className={styles.muted}>
          <Trans>Your phones keep count, and the result comes here by itself.</Trans>
        </p>
      )}
      <Problem problem={play.data ?? null} onAlone={() => start(true)} />
    </div>
  );
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

/** Puts the game on the table of this device and leads to it. */
function usePlay() {
  const navigate = useNavigate();
  const language = useLanguage();
  return useMutation({
    mutationFn: async ({
      table,
      alone,
    }: {
      table: EventTable;
      alone: boolean;
    }): Promise<TableProblem | null> => {
      const loaded = await loadPlay().catch(() => null);
      if (loaded === null) return 'network';
      return alone ? loaded.playTableAlone(table, language) : loaded.playTable(table, language);
    },
    onSuccess: async (problem) => {
      if (problem !== null) return;
      const { state, log } = gameStore.getState().game;
      await navigate(paths.phase(state.currentPhase, log.id));
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
