import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { readWabId } from '#domain/access/wab-id.ts';
import type { Player } from '#domain/game/types.ts';
import { toast } from '#ui/toast/toast.tsx';
import { changePlayer } from './change-player.ts';
import { PLAYER_IDS } from './start-game.ts';

/** The reason why a typed WAB ID was refused. */
export type WabIdProblem = 'format' | 'own' | 'unknown';

/** The account behind a WAB ID. `isNamed`: its name is a user name that the player chose. */
type Account = { readonly name: string; readonly isNamed: boolean };

/** Finds an account. Without the code for it the answer is as without a network. */
async function lookUp(wabId: string) {
  try {
    const { playerByWabId } = await import('#data/profiles/player-by-wab-id.ts');
    const answer = await playerByWabId(wabId);
    if (!answer.ok) return { ok: false } as const;
    const { player } = answer;
    const account: Account | null =
      player === null ? null : { name: player.name, isNamed: player.who !== player.id };
    return { ok: true, account } as const;
  } catch {
    return { ok: false } as const;
  }
}

/** Returns a typed WAB ID, the account that it belongs to, and its problem. */
export function useWabId(player: Player) {
  const { t } = useLingui();
  const [text, setText] = useState(player.wabId ?? '');
  const [problem, setProblem] = useState<WabIdProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [account, setAccount] = useKnownAccount(player.wabId);
  const ownId = useGame(({ game }) => game.state.players[PLAYER_IDS[0]]?.wabId ?? null);
  const find = async () => {
    const wabId = readWabId(text);
    if (wabId === null) return setProblem('format');
    if (wabId === ownId) return setProblem('own');
    setBusy(true);
    const answer = await lookUp(wabId);
    setBusy(false);
    if (answer.ok && answer.account === null) return setProblem('unknown');
    setProblem(null);
    setText(wabId);
    if (answer.ok) setAccount({ wabId, account: answer.account });
    else {
      toast.info({
        title: t`The WAB ID is noted`,
        description: t`Whose it is can be looked up when there is a network.`,
      });
    }
    const isUserName = answer.ok && answer.account?.isNamed === true && !isNameTyped(player);
    changePlayer(player, { wabId, ...(isUserName ? { name: answer.account.name } : {}) });
  };
  const type = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  return { text, problem, isBusy, account, type, find };
}

/** The account of a WAB ID that the game already has; asked for once, null until it is known. */
function useKnownAccount(wabId: string | null) {
  const [known, setKnown] = useState<{ readonly wabId: string; readonly account: Account | null } | null>(
    null,
  );
  const isKnown = wabId === null || known?.wabId === wabId;
  useEffect(() => {
    if (isKnown || !navigator.onLine) return;
    let isCurrent = true;
    void lookUp(wabId).then((answer) => {
      if (isCurrent && answer.ok) setKnown({ wabId, account: answer.account });
    });
    return () => {
      isCurrent = false;
    };
  }, [isKnown, wabId]);
  return [known !== null && known.wabId === wabId ? known.account : null, setKnown] as const;
}

/** True when somebody changed the name that the player came into the game with. */
function isNameTyped({ id, name }: Player): boolean {
  const { events } = gameStore.getState().game.log;
  const added = events.find((event) => event.type === 'player-added' && event.player.id === id);
  return added?.type !== 'player-added' || added.player.name !== name;
}
