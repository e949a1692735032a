import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import { type Decision, decideChange, type ReviewedChange } from '#data/admin/catalogue-review.ts';
import { subjectOf, useChangeNames } from '#data/workshop/use-change-names.ts';
import { type ChangePart, partsOf, withParts } from '#domain/catalogue/release/change-parts.ts';
import type { ChangedField } from '#domain/catalogue/release/differences.ts';
import type { Judgement } from '#domain/catalogue/release/judge-change.ts';
import { similarUnits } from '#domain/catalogue/release/similar-units.ts';
import { EMPTY_OVERLAY } from '#domain/catalogue/release/overlay.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { AnswerField } from './answer-field.tsx';
import { useMissionValues, valueAt } from './mission-values.tsx';
import { Refusal } from './refusal.tsx';
import { ProposedCard } from './proposed-card.tsx';
import { SimilarPanel } from './similar-panel.tsx';
import { type Judge, useJudge } from './use-judge.ts';

/** All that a change says beside what is published, and the decision about it. */
export function ChangeReview({ change }: { change: ReviewedChange }) {
  return <Loaded query={useJudge()}>{(judge) => <Review change={change} judge={judge} />}</Loaded>;
}

function Review({ change, judge: { judgeNext, newest } }: { change: ReviewedChange; judge: Judge }) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const language = useLanguage();
  const name = useChangeNames([change.section], language)(subjectOf(change, language));
  const mission = useMissionValues(change, newest);
  const [answer, setAnswer] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const parts = partsOf(change.section, change.change);
  const taken = parts.filter((part) => !left.has(part.join('.')));
  const judged = judgeNext({
    ...EMPTY_OVERLAY,
    [change.section]: { [change.target]: withParts(change.change, taken) },
  });
  const similar = judged.ok && change.section === 'units' ? similarUnits(judged.after, change.target) : null;
  const decide = (decision: Decision['decision'], done: string) =>
    act({
      action: async () =>
        decideChange(change.id, {
          decision,
          answer: answer.trim() || null,
          change:
            decision === 'accepted' && taken.length < parts.length ? withParts(change.change, taken) : null,
        }),
      done,
    });
  return (
    <div className={styles.panel}>
      {parts.map((part) => (
        <div key={part.join('.')}>
          <Checkbox
            label={
              <UnitDifferences
                fields={fieldsOf(part, change, judged, mission.before)}
                names={mission.names}
              />
            }
            checked={!left.has(part.join('.'))}
            onCheckedChange={(isTaken) => setLeft(toggled(left, part.join('.'), !isTaken))}
          />
        </div>
      ))}
      {similar !== null && (
        <SimilarPanel name={name} faction={change.target.split('/')[0] ?? ''} similar={similar} />
      )}
      {judged.ok && change.section === 'units' && (
        <ProposedCard after={judged.after} target={change.target} />
      )}
      {!judged.ok && taken.length > 0 && <Refusal faults={judged.faults} />}
      <AnswerField hint={t`Needed to ask back or to decline.`} value={answer} onChange={setAnswer} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="check"
          busy={isBusy}
          disabled={!judged.ok || taken.length === 0}
          onClick={() => decide('accepted', t`The change of ${name} is accepted.`)}
        >
          {taken.length < parts.length ? <Trans>Accept what is ticked</Trans> : <Trans>Accept</Trans>}
        </Button>
        <Button
          icon="comment"
          busy={isBusy}
          disabled={answer.trim() === ''}
          onClick={() => decide('returned', t`The change of ${name} is given back to its author.`)}
        >
          <Trans>Ask back</Trans>
        </Button>
        <Button
          icon="close"
          busy={isBusy}
          disabled={answer.trim() === ''}
          onClick={() => decide('declined', t`The change of ${name} is declined.`)}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </div>
  );
}

function toggled(all: ReadonlySet<string>, one: string, isIn: boolean): ReadonlySet<string> {
  return isIn ? new Set([...all, one]) : new Set([...all].filter((each) => each !== one));
}

/** The differences that one part of a change makes; its value alone where it adds something. */
function fieldsOf(
  part: ChangePart,
  { change, target }: ReviewedChange,
  judged: Judgement,
  before: (part: ChangePart) => unknown,
): readonly ChangedField[] {
  const path = (part[0] === 'fields' ? part.slice(1) : part).join('.');
  const found = judged.ok ? judged.differences.find((each) => each.target === target) : undefined;
  const fields = (found?.fields ?? []).filter(
    ({ field }) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`),
  );
  if (fields.length > 0) return fields;
  return [{ field: path, before: before(part), after: valueAt(change, part) }];
}
