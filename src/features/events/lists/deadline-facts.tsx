import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListEvent, ListPhase } from '#domain/events/lists/list-desk.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './event-lists.module.css';
import { useTimeLeft } from './use-list-phase.ts';
import { zonedTexts } from './zone-text.ts';

type DeadlineFactsProps = {
  event: ListEvent;
  /** The IANA zone of the event. */
  zone: string;
  phase: ListPhase;
  deadline: number;
};

/** The deadline and the time from which everybody reads the lists, on both clocks. */
export function DeadlineFacts({ event: { shownAt }, zone, phase, deadline }: DeadlineFactsProps) {
  const { t } = useLingui();
  return (
    <dl className={styles.facts}>
      <Fact term={t`Deadline`}>
        <Zoned at={deadline} zone={zone} />
      </Fact>
      <Fact term={t`Time left`}>
        {phase === 'sealed' ? <TimeLeft until={deadline} /> : t`The deadline is over`}
      </Fact>
      <Fact term={t`Shown to everybody`}>
        {shownAt === null ? t`Once the event is finished` : <Zoned at={shownAt} zone={zone} />}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TimeLeft({ until }: { until: number }) {
  return useTimeLeft(until);
}

function Zoned({ at, zone }: { at: number; zone: string }) {
  const { there, here } = zonedTexts(at, zone, useLanguage());
  if (here === null) return there;
  return (
    <>
      <p className={styles.line}>
        <Trans>
          {there} ({zone})
        </Trans>
      </p>
      <p className={styles.note}>
        <Trans>On your clock: {here}</Trans>
      </p>
    </>
  );
}
