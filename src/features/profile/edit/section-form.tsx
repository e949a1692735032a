import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import type { SectionName } from './sections.ts';
import type { Section } from './use-section.ts';

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
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFaulty) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
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
    </form>
  );
}
