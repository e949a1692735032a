import { Trans, useLingui } from '@lingui/react/macro';
import type { Player } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { changePlayer } from './change-player.ts';
import styles from './setup.module.css';
import { useWabId } from './use-wab-id.ts';

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
    </>
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
