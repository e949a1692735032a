import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Panel } from '#components/panel/panel.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { lastStep, type Replay, stateAt, timelineOf } from '#domain/game/replay/replay.ts';
import { highlights } from '#domain/game/table/turning-points.ts';
import { Button } from '#ui/button/button.tsx';
import { EventList } from '../event-list.tsx';

type TimelineProps = { replay: Replay; say: (english: string, names?: Names) => string; language: Language };

/** The game as a line of its turning points; all of its steps on demand. */
export function Timeline({ replay, say, language }: TimelineProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const entries = timelineOf(replay);
  const state = stateAt(replay, lastStep(replay));
  const told = highlights(entries, state);
  const shown = isWhole ? entries : told;
  return (
    <Panel title={t`How it went`}>
      {shown.length === 0 ? (
        <p className="muted">
          <Trans>Nothing was recorded.</Trans>
        </p>
      ) : (
        <EventList entries={shown} state={state} language={language} say={say} />
      )}
      {entries.length > told.length && (
        <Button className="no-print" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Key moments only</Trans> : <Trans>Show every step</Trans>}
        </Button>
      )}
    </Panel>
  );
}
