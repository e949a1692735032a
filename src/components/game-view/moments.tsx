import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/catalogue/types.ts';
import { type Chapter, chapterAt } from '#domain/game/replay/chapters.ts';
import { lastStep, type Replay, stateAt, timelineOf } from '#domain/game/replay/replay.ts';
import { STOP_KINDS, type StopKind } from '#domain/game/replay/stops.ts';
import { turningPoints } from '#domain/game/table/turning-points.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { type EventNames, eventWords } from '#platform/words/event-words.ts';
import { PHASE_NAMES } from '#platform/words/phase-names.ts';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './moments.module.css';
import { type Pace, PACES, type Stepping } from './viewer/use-stepping.ts';

type MomentsProps = {
  replay: Replay;
  stepping: Stepping;
  names: EventNames;
  language: Language;
};

/** The most events of a chapter that show at once, those around the present step. */
const MOST_SHOWN = 200;

const STOP_NAMES: Readonly<Record<StopKind, MessageDescriptor>> = {
  steps: msg`Every step`,
  moments: msg`Key moments`,
};

const PACE_NAMES: Readonly<Record<Pace, MessageDescriptor>> = {
  slow: msg`Slow`,
  usual: msg`Usual`,
  fast: msg`Fast`,
};

/** The chapters of a game, and the events of the present one: a tap on one goes to it. */
export function Moments({ replay, stepping, names, language }: MomentsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.moments}>
      <Chapters stepping={stepping} />
      <div className={styles.choices}>
        <ToggleGroup
          label={t`Stops`}
          value={stepping.kind}
          onValueChange={stepping.setKind}
          items={STOP_KINDS.map((value) => ({ value, label: t(STOP_NAMES[value]) }))}
        />
        <ToggleGroup
          label={t`Pace`}
          value={stepping.pace}
          onValueChange={stepping.setPace}
          items={PACES.map((value) => ({ value, label: t(PACE_NAMES[value]) }))}
        />
      </div>
      <Events {...{ replay, stepping, names, language }} />
    </div>
  );
}

function Chapters({ stepping: { chapters, step, go } }: { stepping: Stepping }) {
  const { t } = useLingui();
  const current = chapterAt(chapters, step);
  return (
    <nav aria-label={t`Chapters`}>
      <ol className={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter.from}>
            <button
              type="button"
              aria-current={chapter === current ? 'step' : undefined}
              onClick={() => go(chapter.from)}
            >
              <ChapterName chapter={chapter} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A chapter by its name. */
export function ChapterName({ chapter: { phase, round } }: { chapter: Chapter }) {
  const { t } = useLingui();
  if (phase !== 'game') return t(PHASE_NAMES[phase]);
  return round === 0 ? <Trans>Before round 1</Trans> : <Trans>Round {round}</Trans>;
}

function Events({ replay, stepping, names, language }: MomentsProps) {
  const { i18n } = useLingui();
  const { step, chapters, kind, go } = stepping;
  const from = chapterAt(chapters, step)?.from ?? 0;
  const end = chapters.find((chapter) => chapter.from > from)?.from ?? Infinity;
  const all = timelineOf(replay);
  const told = kind === 'steps' ? all : turningPoints(all, stateAt(replay, lastStep(replay)));
  const own = told.filter((entry) => entry.step >= from && entry.step < end);
  const current = own.findLastIndex((entry) => entry.step <= step);
  const start = Math.max(0, Math.min(current - MOST_SHOWN / 2, own.length - MOST_SHOWN));
  return (
    <ol className={styles.events}>
      {own.slice(start, start + MOST_SHOWN).map(({ event, step: to }) => (
        <li key={to}>
          <button type="button" aria-current={to === step ? 'step' : undefined} onClick={() => go(to)}>
            <time dateTime={new Date(event.at).toISOString()}>{timeText(event.at, language)}</time>
            <span>{eventWords(event, names, i18n)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
