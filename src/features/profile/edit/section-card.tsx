import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { Form } from '#ui/form/form.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import {
  differs,
  type Section,
  type SectionName,
  SECTIONS,
  setTyped,
  typedIn,
  typedSections,
} from './section-values.ts';

/** The props of a section's form. */
export type SectionFormProps = {
  profile: OwnProfile;
  /** True when the form was just opened on request: it takes the focus. */
  takesFocus: boolean;
};

type SectionCardProps<Name extends SectionName> = {
  name: Name;
  title: string;
  profile: OwnProfile;
  /** Nobody may edit it. */
  isReadOnly: boolean;
  /** Replaces the view while the section is edited. */
  Fields: ComponentType<SectionFormProps>;
  /** The saved values. */
  children: ReactNode;
};

/** A part of the profile: its saved values, or while it is edited the form with its own Save. */
export function SectionCard<Name extends SectionName>(props: SectionCardProps<Name>) {
  const { name, title, profile, isReadOnly, Fields, children } = props;
  const { t } = useLingui();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [wasPressed, setPressed] = useState(false);
  const typed = useStore(typedSections, (state) => typedIn(state, profile.id, name));
  const isEditing = typed !== null && !isReadOnly;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The button that closed the form is gone with it.
    if (wasEditing.current && !isEditing) card.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const saved = SECTIONS[name].read(profile);
  // A player without a name begins there.
  const isNext = name === 'identity' && profile.username === null;
  const edit = () => {
    setPressed(true);
    setTyped(profile.id, name, saved);
  };
  return (
    <section ref={card} className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {isEditing && differs<Name>(typed, saved) && (
          <Badge tone="warning">
            <Trans>Not saved</Trans>
          </Badge>
        )}
        {!isEditing && !isReadOnly && (
          <Button
            data-edit=""
            size="sm"
            variant={isNext ? 'primary' : 'secondary'}
            icon="edit"
            aria-label={t`Edit: ${title}`}
            onClick={edit}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
      </header>
      {isEditing ? <Fields profile={profile} takesFocus={wasPressed} /> : children}
    </section>
  );
}

type SectionFormFrameProps = {
  section: Pick<Section<SectionName>, 'isDirty' | 'isSaving' | 'failed' | 'giveUp' | 'save'>;
  takesFocus: boolean;
  /** True when the typed values cannot be saved as they are. */
  isFaulty?: boolean;
  /** True when the fields themselves show why saving failed. */
  saysFailure?: boolean;
  /** The fields. */
  children: ReactNode;
};

/** The form of a section: the error, the fields, and the buttons. */
export function SectionForm(props: SectionFormFrameProps) {
  const { section, takesFocus, isFaulty = false, saysFailure = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [takesFocus]);
  return (
    <Form
      ref={form}
      className={styles.form}
      onSubmit={() => {
        if (isFaulty) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        else void section.save();
      }}
    >
      {section.failed !== null && !saysFailure && <ProblemNote failed={section.failed} />}
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" icon="save" busy={section.isSaving}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={section.giveUp}>
          {section.isDirty ? <Trans>Discard changes</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </Form>
  );
}

/** A list of facts by name. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { label: string; children: ReactNode };

/** One fact of the list; null for nothing given. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {children ?? (
          <span className={styles.none}>
            <Trans>Not given</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}
