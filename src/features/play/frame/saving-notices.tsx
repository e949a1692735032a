import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

/** What must be known of the game's saved copy: that there is no room for it, or that an older one could not be read. */
export function SavingNotices() {
  const { t } = useLingui();
  const saving = useGame((state) => state.saving);
  const setAside = useGame((state) => state.setAside);
  return (
    <>
      {saving === 'full' && (
        <Banner tone="warning" title={t`Browser storage is full`}>
          <p>
            <Trans>The game goes on in this tab only. Delete some saved lists, and it is saved again.</Trans>
          </p>
        </Banner>
      )}
      {saving === 'blocked' && (
        <Banner tone="warning" title={t`This browser keeps nothing`}>
          <p>
            <Trans>The game goes on in this tab only and ends when it is closed.</Trans>
          </p>
        </Banner>
      )}
      {setAside !== null && (
        <Banner
          tone="warning"
          title={t`The saved game could not be read`}
          actions={
            <Button size="sm" onClick={() => gameStore.getState().dismissSetAside()}>
              <Trans>Understood</Trans>
            </Button>
          }
        >
          <p>
            <Trans>It was set aside as it is and not deleted. You find it under Play Mode.</Trans>
          </p>
        </Banner>
      )}
    </>
  );
}
