import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListTextProblem, readListText } from '#data/games/read-list-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import type { TakeList } from './list-dialog.tsx';
import styles from './list-rows.module.css';

/**
 * A field for a shared link, its code, or a list's text. Unreadable text stays in the field, with
 * the reason.
 */
export function PastedList({ take }: { take: TakeList }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ListTextProblem | null>(null);
  const words = useProblemWords();
  const read = async () => {
    const found = readListText(text);
    setProblem(found.ok ? null : found.problem);
    if (found.ok) await take(found.document, found.source, found.unknown);
  };
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <TextArea
        label={t`Link, code or text of the list`}
        hint={t`A shared link works without a network: the list is in it.`}
        value={text}
        rows={6}
        spellCheck={false}
        onValueChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
        {...(problem === null ? {} : { error: words[problem] })}
      />
      <Button type="submit" variant="primary" size="lg">
        <Trans>Take this list</Trans>
      </Button>
    </form>
  );
}

function useProblemWords(): Readonly<Record<ListTextProblem, string>> {
  const { t } = useLingui();
  return {
    empty: t`Paste a link, a code or the text of a list.`,
    cut: t`This link or code is cut off or mistyped. Copy it again as a whole.`,
    'too-large': t`This is longer than any list.`,
    'not-a-list': t`This link or code holds something else than a list.`,
    elsewhere: t`Short links open only in the browser that made them. Ask for the full link or the text.`,
    'no-units': t`No unit was found in this text. Each unit needs a line of its own with its name.`,
  };
}
