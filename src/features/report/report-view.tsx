import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GameResult } from '#components/game-view/game-result.tsx';
import { Losses } from '#components/game-view/losses.tsx';
import { ScoreTable } from '#components/game-view/score-table.tsx';
import { UnitFace } from '#components/game-view/unit-face.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Panel } from '#components/panel/panel.tsx';
import { type PortraitOf, useKnownPortraits } from '#data/profiles/use-known-portraits.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { companyOf } from '#domain/game/companies.ts';
import { bestUnits, fatesOf } from '#domain/game/replay/fates.ts';
import { leadUnits } from '#domain/game/replay/lead-units.ts';
import { lastStep, type Replay, stateAt } from '#domain/game/replay/replay.ts';
import { summaryOf } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { PLACE_NAMES } from '#platform/words/game-words.ts';
import { ownedName } from '#platform/words/unit-name.ts';
import { type Say, scenarioOf } from './report-words.ts';
import styles from './report-view.module.css';

const loadScoreCourse = async () => (await import('#components/game-view/score-course.tsx')).ScoreCourse;
const loadTimeline = async () => (await import('#components/game-view/viewer/timeline.tsx')).Timeline;
const loadMissionView = async () => (await import('#components/game-view/mission-view.tsx')).MissionView;

export type ReportViewProps = { replay: Replay; say: Say; language: Language };

/** A battle report: result, scores, best units, losses, the table, how it went. */
export function ReportView({ replay, say, language, children }: ReportViewProps & { children?: ReactNode }) {
  const { t } = useLingui();
  const portraitOf = useKnownPortraits();
  const state = stateAt(replay, lastStep(replay));
  const summary = summaryOf(state, state.gameEndTime ?? 0);
  return (
    <article className={styles.report}>
      <div className={styles.hero}>
        <Faces state={state} at={0} portraitOf={portraitOf} />
        <GameResult state={state} summary={summary} say={say} language={language} />
        <Faces state={state} at={1} portraitOf={portraitOf} />
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={t`Score by round`}>
            <ScoreTable state={state} summary={summary} />
            <Lazy load={loadScoreCourse} props={{ replay }} />
          </Panel>
          <BestUnits replay={replay} state={state} portraitOf={portraitOf} language={language} />
          <Losses state={state} summary={summary} language={language} />
          <Fates replay={replay} state={state} language={language} />
          {state.mission !== null && (
            <Panel title={scenarioOf(state, say)}>
              <Lazy load={loadMissionView} props={{ state, say, language }} />
            </Panel>
          )}
        </div>
        <div className={styles.stack}>
          <Lazy load={loadTimeline} props={{ replay, say, language }} />
          {children}
        </div>
      </div>
    </article>
  );
}

/** Portraits of a side's first units. */
function Faces({ state, at, portraitOf }: { state: GameState; at: number; portraitOf: PortraitOf }) {
  const player = Object.values(state.players)[at];
  if (player === undefined) return null;
  return (
    <p className={styles.faces} data-company={companyOf(state, player.id) ?? undefined}>
      {leadUnits(state, player.id, 3).map((unit) => (
        <UnitFace key={unit.id} unit={unit} portraitOf={portraitOf} size={64} />
      ))}
    </p>
  );
}

type SectionProps = { replay: Replay; state: GameState; language: Language };

function BestUnits({ replay, state, portraitOf, language }: SectionProps & { portraitOf: PortraitOf }) {
  const { t } = useLingui();
  const best = bestUnits(replay);
  if (best.length === 0) return null;
  return (
    <Panel title={t`Most wounds dealt`}>
      <ul className={styles.best}>
        {best.map(({ unit: id, wounds, destroyed }) => {
          const unit = state.units[id];
          if (unit === undefined) return null;
          const dealt = t`${plural(wounds, { one: '# wound', other: '# wounds' })}`;
          const felled = t`${plural(destroyed, { one: '# unit destroyed', other: '# units destroyed' })}`;
          return (
            <li key={id} data-company={companyOf(state, unit.player) ?? undefined}>
              <UnitFace unit={unit} portraitOf={portraitOf} size={48} />
              <span>
                <strong>{ownedName(state, unit, language)}</strong>
                <span className="muted">{destroyed === 0 ? dealt : `${dealt} · ${felled}`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The units that left the table, in the order in which they did. */
function Fates({ replay, state, language }: SectionProps) {
  const { t } = useLingui();
  const fates = fatesOf(replay);
  if (fates.length === 0) return null;
  const nameOf = (id: string) => {
    const unit = state.units[id];
    return unit === undefined ? '–' : ownedName(state, unit, language);
  };
  return (
    <Panel title={t`In order of their fall`}>
      <ol className={styles.fates}>
        {fates.map(({ unit, place, at, round, by }) => {
          const [name, attacker, fate] = [nameOf(unit), nameOf(by ?? ''), t(PLACE_NAMES[place])];
          return (
            <li key={unit} data-company={companyOf(state, state.units[unit]?.player ?? '') ?? undefined}>
              <span className="muted">
                {round === 0 ? <Trans>Before round 1</Trans> : <Trans>Round {round}</Trans>} ·{' '}
                <time dateTime={new Date(at).toISOString()}>{timeText(at, language)}</time>
              </span>
              <span>{by === null ? `${name} (${fate})` : t`${name}: destroyed by ${attacker}`}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
