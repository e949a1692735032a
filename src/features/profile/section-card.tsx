import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ProblemNote } from './problem-note.tsx';
import styles from './profile.module.css';
import type { SectionName } from './sections.ts';
import type { Section } from './use-section.ts';

type SectionCardProps = {
  title: string;
  section: Pick<
    Section<SectionName>,
    'isEditing' | 'isDirty' | 'isSaving' | 'failed' | 'edit' | 'giveUp' | 'save'
  >;
  /** Nobody may edit it. */
  isReadOnly: boolean;
  /** What is saved. */
  view: ReactNode;
  /** The fields, while it is edited. */
  fields: ReactNode;
  /** What is typed cannot be saved as it is. */
  isFaulty?: boolean;
  /** The fields say themselves why saving failed. */
  saysFailure?: boolean;
};

/** A part of the profile: what is saved, and in its place the fields while it is edited, with a Save of its own. */
export function SectionCard(props: SectionCardProps) {
  const { title, section, isReadOnly, view, fields, isFaulty = false, saysFailure = false } = props;
  const { t } = useLingui();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const focusNext = useRef(false);
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    card.current
      ?.querySelector<HTMLElement>('[data-form] :is(input, textarea, button), [data-edit]')
      ?.focus();
  }, [section.isEditing]);
  const act = (action: () => void) => () => {
    focusNext.current = true;
    action();
  };
  return (
    <section ref={card} className={styles['card']} aria-labelledby={id}>
      <header className={styles['cardHead']}>
        <h2 id={id}>{title}</h2>
        {section.isEditing && section.isDirty && (
          <Badge tone="warning">
            <Trans>Not saved</Trans>
          </Badge>
        )}
        {!section.isEditing && !isReadOnly && (
          <Button
            data-edit=""
            size="sm"
            icon="edit"
            aria-label={t`Edit: ${title}`}
            onClick={act(section.edit)}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
      </header>
      {section.isEditing && !isReadOnly ? (
        <form
          data-form=""
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isFaulty) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
            else act(() => void section.save())();
          }}
        >
          {section.failed !== null && !saysFailure && <ProblemNote failed={section.failed} />}
          {fields}
          <div className={styles['actions']}>
            <Button type="submit" variant="primary" icon="save" busy={section.isSaving}>
              <Trans>Save</Trans>
            </Button>
            <Button variant="quiet" onClick={act(section.giveUp)}>
              {section.isDirty ? <Trans>Discard changes</Trans> : <Trans>Cancel</Trans>}
            </Button>
          </div>
        </form>
      ) : (
        view
      )}
    </section>
  );
}
