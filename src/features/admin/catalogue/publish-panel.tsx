import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import {
  decideChange,
  postsWithUnitsQuery,
  publishRelease,
  type ReviewedChange,
} from '#data/admin/catalogue-review.ts';
import { makePreview } from '#data/admin/catalogue-previews.ts';
import { subjectOf, useChangeNames } from '#data/workshop/use-change-names.ts';
import { composeRelease, EMPTY_CONTENT } from '#domain/catalogue/release/compose-release.ts';
import type { Difference } from '#domain/catalogue/release/differences.ts';
import type { StoredLanguage } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { LocalField } from '../local-field.tsx';
import { useAct } from '../use-act.tsx';
import { MissionDifferences } from './mission-values.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { Refusal } from './refusal.tsx';
import { type Judge, useJudge } from './use-judge.ts';

/** The next release: what it touches, its note, its publication, and links to it for testers. */
export function PublishPanel({ accepted }: { accepted: readonly ReviewedChange[] }) {
  return (
    <>
      <NextPanel accepted={accepted} />
      <PreviewLinks />
    </>
  );
}

function NextPanel({ accepted }: { accepted: readonly ReviewedChange[] }) {
  const { t } = useLingui();
  const judge = useJudge();
  if (accepted.length === 0) {
    return (
      <EmptyState title={t`No change is accepted`} headingLevel={2} icon="list">
        <p>
          <Trans>
            A release takes up what was accepted. Every player has it a minute after it is published.
          </Trans>
        </p>
      </EmptyState>
    );
  }
  return <Loaded query={judge}>{(loaded) => <NextRelease accepted={accepted} judge={loaded} />}</Loaded>;
}

function NextRelease({
  accepted,
  judge: { newest, judge },
}: {
  accepted: readonly ReviewedChange[];
  judge: Judge;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = useChangeNames(
    accepted.map(({ section }) => section),
    language,
  );
  const { isBusy, act, ask, dialog } = useAct();
  const [note, setNote] = useState<Readonly<Record<StoredLanguage, string>>>({ en: '', es: '', fr: '' });
  const number = (newest?.number ?? 0) + 1;
  const content = composeRelease(
    newest ?? EMPTY_CONTENT,
    accepted.map((each) => ({
      part: each.section,
      target: each.target,
      change: each.change,
      note: each.note,
      by: each.wants_credit ? (each.author?.username ?? null) : null,
    })),
    number,
  );
  const judged = judge(content.overlay);
  const publish = () =>
    ask({
      title: t`Publish release ${number}?`,
      body: t`Every player has it within a minute. A release cannot be changed; a later one can take it back.`,
      confirm: t`Publish`,
      done: t`Release ${number} is published.`,
      action: async () =>
        publishRelease({
          after: number - 1,
          content,
          note: note.en.trim(),
          note_es: note.es.trim() || null,
          note_fr: note.fr.trim() || null,
          changes: accepted.map(({ id }) => id),
          backTo: null,
        }),
    });
  return (
    <div className={styles.panel}>
      {dialog}
      <h2>
        <Trans>Release {number}</Trans>
      </h2>
      <ul className={styles.rows}>
        {accepted.map((change) => {
          const name = nameOf(subjectOf(change, language));
          return (
            <li key={change.id} className={styles.head}>
              <div className={styles.who}>
                <span>
                  <strong>{name}</strong> {change.note}
                </span>
                {change.section === 'missions' && <MissionDifferences change={change} newest={newest} />}
              </div>
              <Button
                size="sm"
                icon="undo"
                busy={isBusy}
                aria-label={t`Put back: ${name}`}
                onClick={() =>
                  act({
                    action: async () =>
                      decideChange(change.id, { decision: 'proposed', answer: null, change: null }),
                    done: t`The change of ${name} waits again.`,
                  })
                }
              >
                <Trans>Put back</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
      {judged.ok ? <Touched differences={judged.differences} /> : <Refusal faults={judged.faults} />}
      <LocalField
        label={t`Note for players`}
        rows={3}
        texts={note}
        onChange={(stored, text) => setNote({ ...note, [stored]: text })}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="check"
          busy={isBusy}
          disabled={!judged.ok || note.en.trim() === ''}
          onClick={publish}
        >
          <Trans>Publish release {number}</Trans>
        </Button>
        <Button
          icon="link"
          busy={isBusy}
          disabled={!judged.ok}
          onClick={() =>
            act({
              action: async () => makePreview(number - 1, content),
              done: t`A link to release ${number} is made.`,
            })
          }
        >
          <Trans>Make a link for testers</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The differences of the next release, and the number of posted lists that they reach. */
function Touched({ differences }: { differences: readonly Difference[] }) {
  const { t } = useLingui();
  const units = differences.flatMap(({ kind, target, what }) =>
    kind === 'unit' && what !== 'added' ? [target.split('/')[1] ?? ''] : [],
  );
  const posts = useQuery(postsWithUnitsQuery(units)).data;
  return (
    <>
      {posts !== undefined && (
        <p className={styles.muted}>
          {t`${plural(posts, { one: '# posted list has one of the changed units.', other: '# posted lists have one of the changed units.' })}`}
        </p>
      )}
      {differences.map(({ target, name, what, fields }) => (
        <section key={target} aria-label={name}>
          <h3>
            {name} {what === 'added' && <Trans>(new)</Trans>}
            {what === 'removed' && <Trans>(taken out)</Trans>}
          </h3>
          {fields.length > 0 && <UnitDifferences fields={fields} />}
        </section>
      ))}
    </>
  );
}
