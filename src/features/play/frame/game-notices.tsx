import { useEffect } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GameNotice } from '#data/games/create-game-store.ts';
import { gameStore } from '#data/games/game-store.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { StandingNotice } from '#ui/standing-notice/standing-notice.tsx';

/** The interval after which a failed save is retried without a tap, in milliseconds. */
const RETRY_MS = 10_000;

/** Shows a notice when a write still fails, and when data was lost or repaired. */
export function GameNotices() {
  const saving = useGame((state) => state.saving);
  const notice = useGame((state) => state.notice);
  return (
    <>
      {(saving === 'full' || saving === 'blocked') && <Failing saving={saving} />}
      {notice !== null && <Happened notice={notice} />}
    </>
  );
}

function Failing({ saving }: { saving: 'full' | 'blocked' }) {
  const { t } = useLingui();
  const isCopied = useGame((state) => state.isCopied);
  useEffect(() => {
    const timer = setInterval(() => gameStore.getState().retry(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <StandingNotice
      tone="warning"
      title={saving === 'full' ? t`Browser storage is full` : t`This browser’s storage is blocked`}
      actions={
        <Button size="sm" icon="refresh" onClick={() => gameStore.getState().retry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isCopied !== null && (
        <p>
          {isCopied ? (
            <Trans>Your taps are kept in a second copy on this device. The game can go on.</Trans>
          ) : saving === 'full' ? (
            <Trans>The game goes on in this tab only. Delete some saved lists, and it is saved again.</Trans>
          ) : (
            <Trans>The game goes on in this tab only and ends when it is closed.</Trans>
          )}
        </p>
      )}
    </StandingNotice>
  );
}

function Happened({ notice }: { notice: GameNotice }) {
  const { t } = useLingui();
  const titles: Record<GameNotice, string> = {
    unreadable: t`The saved game could not be read`,
    cleared: t`This browser’s storage was emptied`,
    damaged: t`The saved game was damaged`,
    restored: t`The game was brought back from its second copy`,
  };
  const words: Record<GameNotice, string> = {
    unreadable: t`It was set aside as it is and not deleted. You find it under Play Mode.`,
    cleared: t`Your game is whole: this page held it and stored it again.`,
    damaged: t`Your game is whole: this page held it and stored it again. The damaged copy is under Play Mode.`,
    restored: t`The browser lost the first copy. Check your last taps.`,
  };
  return (
    <Banner
      tone={notice === 'unreadable' ? 'warning' : 'info'}
      title={titles[notice]}
      role="status"
      actions={
        <Button size="sm" onClick={() => gameStore.getState().dismissNotice()}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      <p>{words[notice]}</p>
    </Banner>
  );
}
