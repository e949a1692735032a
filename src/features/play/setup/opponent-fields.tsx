import { Trans, useLingui } from '@lingui/react/macro';
import type { Player } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { changePlayer, isNameOfOther } from './change-player.ts';
import styles from './setup.module.css';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { playerByWabId } from '#data/profiles/player-by-wab-id.ts';
import { queryClient } from '#data/query/query-client.ts';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { readWabId } from '#domain/access/wab-id.ts';
import { toast } from '#ui/toast/toast.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';

/** The opponent as somebody by name only, or as a player with an account, by WAB ID. */
export function OpponentFields({ player }: { player: Player }) {
  const { t } = useLingui();
  return (
    <>
      <ToggleGroup
        label={t`Who your opponent is`}
        value={player.kind}
        onValueChange={(kind) =>
          changePlayer(player, { kind, wabId: kind === 'guest' ? null : player.wabId })
        }
        items={[
          { value: 'guest', label: t`Guest` },
          { value: 'member', label: t`Player with a WAB ID` },
        ]}
      />
      {player.kind === 'member' && <WabIdField player={player} />}
      <PlayOnTwoPhones />
    </>
  );
}

/** The other way for the opponent to come in: with a phone of their own. */
function PlayOnTwoPhones() {
  const phones = useDialogAddress('two-phones');
  return (
    <Button icon="phones" onClick={() => phones.open()}>
      <Trans>Play on two phones</Trans>
    </Button>
  );
}

function WabIdField({ player }: { player: Player }) {
  const { t } = useLingui();
  const { text, problem, isBusy, account, type, find } = useWabId(player);
  const isFound = player.wabId !== null && problem === null && text === player.wabId;
  const accountName = account?.name ?? null;
  return (
    <form
      className={styles.wabId}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <TextField
        label={t`WAB ID`}
        value={text}
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onValueChange={type}
        {...(isFound
          ? {
              hint:
                accountName === null
                  ? t`The result waits until ${player.name} confirms it.`
                  : t`Account: ${accountName}. The result waits until this player confirms it.`,
            }
          : {})}
        {...(problem === 'format' ? { error: t`A WAB ID looks like WAB-1A2B-3C4D-5E6F.` } : {})}
        {...(problem === 'own' ? { error: t`This is your own WAB ID.` } : {})}
        {...(problem === 'unknown'
          ? { error: t`No player has this WAB ID. Your opponent finds it on the profile page.` }
          : {})}
      />
      <Button type="submit" icon="search" busy={isBusy}>
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}

/** The reason why a typed WAB ID was refused. */
type WabIdProblem = 'format' | 'own' | 'unknown';

/** The account behind a WAB ID. `isNamed`: its name is a user name that the player chose. */
type Account = { readonly name: string; readonly isNamed: boolean };

/** The account of a WAB ID, null when nobody has it; fails without a network. */
function accountQuery(wabId: string) {
  return queryOptions({
    queryKey: ['account-by-wab-id', wabId],
    queryFn: async (): Promise<Account | null> => {
      const found = await playerByWabId(wabId);
      if (!found.ok) throw new Error('The account could not be looked up.');
      const { player } = found;
      return player === null ? null : { name: player.name, isNamed: player.who !== player.id };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Returns a typed WAB ID, the account that it belongs to, and its problem. */
function useWabId(player: Player) {
  const { t } = useLingui();
  const client = queryClient();
  const [text, setText] = useState(player.wabId ?? '');
  const [problem, setProblem] = useState<WabIdProblem | null>(null);
  const known = useQuery(
    { ...accountQuery(player.wabId ?? ''), enabled: player.wabId !== null && navigator.onLine },
    client,
  );
  const ownId = useGame(({ game }) => {
    return Object.values(game.state.players).find(({ kind }) => kind === 'me')?.wabId ?? null;
  });
  const take = (wabId: string, account: Account | null) => {
    setProblem(null);
    setText(wabId);
    const name = account?.isNamed === true && !isNameTyped(player) ? account.name : player.name;
    changePlayer(player, { wabId, ...(isNameOfOther(player, name) ? {} : { name }) });
  };
  const search = useMutation(
    {
      mutationFn: async (wabId: string) => client.query({ ...accountQuery(wabId), staleTime: 0 }),
      onSuccess: (account, wabId) => (account === null ? setProblem('unknown') : take(wabId, account)),
      onError: (_, wabId) => {
        take(wabId, null);
        toast.info({
          title: t`The WAB ID is noted`,
          description: t`The owner can be looked up when you are online.`,
        });
      },
    },
    client,
  );
  const find = () => {
    const wabId = readWabId(text);
    if (wabId === null) setProblem('format');
    else if (wabId === ownId) setProblem('own');
    else search.mutate(wabId);
  };
  const type = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  return { text, problem, isBusy: search.isPending, account: known.data ?? null, type, find };
}

/** True when somebody changed the name that the player came into the game with. */
function isNameTyped({ id, name }: Player): boolean {
  const { events } = gameStore.getState().game.log;
  const added = events.find((event) => event.type === 'player-added' && event.player.id === id);
  return added?.type !== 'player-added' || added.player.name !== name;
}
