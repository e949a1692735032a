import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { readWabId } from '#domain/access/wab-id.ts';
import type { Player } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { changePlayer } from './change-player.ts';
import { PLAYER_IDS } from './start-game.ts';
import styles from './setup.module.css';

/** Who the opponent is: somebody by name only, or a player with an account, by WAB ID. */
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
      {player.kind === 'member' && <WabIdField key={player.wabId ?? ''} player={player} />}
    </>
  );
}

type Problem = 'format' | 'own' | 'unknown';

function WabIdField({ player }: { player: Player }) {
  const { t } = useLingui();
  const { text, problem, isBusy, type, find } = useWabId(player);
  const isFound = player.wabId !== null && problem === null && text === player.wabId;
  return (
    <form
      className={styles['wabId']}
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <TextField
        label={t`WAB ID`}
        value={text}
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onValueChange={type}
        {...(isFound ? { hint: t`The result waits until ${player.name} confirms it.` } : {})}
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

/** Who has that WAB ID; without the code for it the answer is as without a network. */
async function lookUp(wabId: string) {
  try {
    const { playerByWabId } = await import('#data/profiles/player-by-wab-id.ts');
    return await playerByWabId(wabId);
  } catch {
    return { ok: false } as const;
  }
}

function useWabId(player: Player) {
  const { t } = useLingui();
  const [text, setText] = useState(player.wabId ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ownId = useGame(({ game }) => game.state.players[PLAYER_IDS[0]]?.wabId ?? null);
  const find = async () => {
    const wabId = readWabId(text);
    if (wabId === null) return setProblem('format');
    if (wabId === ownId) return setProblem('own');
    setBusy(true);
    const answer = await lookUp(wabId);
    setBusy(false);
    if (answer.ok && answer.player === null) return setProblem('unknown');
    setProblem(null);
    if (!answer.ok) {
      toast.info({
        title: t`The WAB ID is noted`,
        description: t`Whose it is can be looked up when there is a network.`,
      });
    }
    changePlayer(player, {
      wabId,
      ...(answer.ok && answer.player !== null ? { name: answer.player.name } : {}),
    });
  };
  return {
    text,
    problem,
    isBusy,
    type: (typed: string) => {
      setText(typed);
      setProblem(null);
    },
    find,
  };
}
