import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Panel } from '#components/panel/panel.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { Game } from '#domain/game/log.ts';
import { timelineOf } from '#domain/game/summary.ts';
import { turningPoints } from '#domain/game/table/turning-points.ts';
import { Button } from '#ui/button/button.tsx';
import { EventList } from './event-list.tsx';

type TimelineProps = { game: Game; say: (english: string, names?: Names) => string; language: Language };

/** The game as a line of its turning points; all of its steps on demand. */
export function Timeline({ game, say, language }: TimelineProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const entries = timelineOf(game.log);
  const told = turningPoints(entries, game.state);
  const shown = isWhole ? entries : told;
  return (
    <Panel title={t`How it went`}>
      {shown.length === 0 ? (
        <p className="muted">
          <Trans>Nothing was recorded.</Trans>
        </p>
      ) : (
        <EventList entries={shown} state={game.state} language={language} say={say} />
      )}
      {entries.length > told.length && (
        <Button className="no-print" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Key moments only</Trans> : <Trans>Show every step</Trans>}
        </Button>
      )}
    </Panel>
  );
}
