import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type ListTextProblem, type ReadListText, readListText } from '#data/games/read-list-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from './pasted-list.module.css';

type PastedListProps = {
  /** Called with the list that was read. */
  onRead: (found: Extract<ReadListText, { ok: true }>) => void;
  isBusy?: boolean;
};

/**
 * A field for a shared link, its code, or a list's text. Unreadable text stays in the field, with
 * the reason.
 */
export function PastedList({ onRead, isBusy = false }: PastedListProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ListTextProblem | null>(null);
  const words = useProblemWords();
  const read = () => {
    const found = readListText(text);
    setProblem(found.ok ? null : found.problem);
    if (found.ok) onRead(found);
    else document.getElementById(id)?.focus();
  };
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <TextArea
        id={id}
        label={t`Link, code or text of the list`}
        hint={t`A shared link works offline: it contains the list.`}
        value={text}
        rows={6}
        spellCheck={false}
        onValueChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
        {...(problem === null ? {} : { error: words[problem] })}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        <Trans>Take this list</Trans>
      </Button>
    </form>
  );
}

function useProblemWords(): Readonly<Record<ListTextProblem, string>> {
  const { t } = useLingui();
  return {
    empty: t`Paste a link, a code or the text of a list.`,
    cut: t`This link or code is cut off or mistyped. Copy all of it again.`,
    'too-large': t`This is longer than any list.`,
    'not-a-list': t`This link or code does not contain a list.`,
    elsewhere: t`Short links open only in the browser that made them. Ask for the full link or the text.`,
    'no-units': t`No unit was found in this text. Each unit needs a line of its own with its name.`,
  };
}
