import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EventList } from '#components/game-view/event-list.tsx';
import { useGame } from '#data/games/use-game.ts';
import { replayOf, timelineOf } from '#domain/game/replay/replay.ts';
import { Button } from '#ui/button/button.tsx';
import { useTable } from '../table/table-context.tsx';

const PAGE = 50;

/** Everything that happened and holds, latest first. */
export function LogSheet() {
  const { language, say } = useTable();
  const game = useGame(({ game: running }) => running);
  const [shown, setShown] = useState(PAGE);
  const entries = timelineOf(replayOf(game.log)).toReversed();
  return (
    <>
      <EventList entries={entries.slice(0, shown)} state={game.state} language={language} say={say} />
      {entries.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
