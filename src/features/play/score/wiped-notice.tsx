import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { lastEvent } from '#domain/game/log.ts';
import { boxesOf } from '#domain/game/scoring.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTable } from '../table/table-context.tsx';
import type { Wipe } from './use-score-taps.ts';

/**
 * The points that a tap took away, and a button that brings them back. Renders nothing once another
 * event followed.
 */
export function WipedNotice({ wipe }: { wipe: Wipe }) {
  const { t } = useLingui();
  const { say } = useTable();
  const state = useGame(({ game }) => game.state);
  const isLatest = useGame(({ game }) => lastEvent(game.log) === wipe.event);
  if (!isLatest) return null;
  const boxes = boxesOf(state);
  return (
    <Banner
      tone="warning"
      role="status"
      title={<Trans>This tap took points away</Trans>}
      actions={
        <Button size="sm" icon="undo" onClick={() => gameStore.getState().undo()}>
          <Trans>Take the tap back</Trans>
        </Button>
      }
    >
      {wipe.lost.map(({ player, box: id, count }) => {
        const box = boxes.find((one) => one.id === id);
        const name = state.players[player]?.name ?? '';
        const what = box === undefined ? id : say(box.name, box.names);
        return <p key={`${player} ${id} ${count}`}>{t`${name}: ${count} × “${what}”`}</p>;
      })}
    </Banner>
  );
}
