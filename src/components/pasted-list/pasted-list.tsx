import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { ListTextProblem } from '#data/games/read-list-segment.ts';
import { readListText } from '#data/games/read-list-text.ts';
import type { FoundList } from '#data/scanned-lists.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { useListProblemWords } from './use-list-problem-words.ts';
import styles from './pasted-list.module.css';

type PastedListProps = {
  /** Called with the list that was read or chosen. */
  onRead: (found: FoundList) => void;
  /** The name of the button that takes a scanned list. */
  takeLabel: string;
  isBusy?: boolean;
};

const loadScanner = async () => (await import('#components/scanner/scanned-lists.tsx')).ScannedLists;

/** Takes a list from a pasted or typed text, or with the camera. */
export function PastedList({ onRead, takeLabel, isBusy = false }: PastedListProps) {
  const [isScanning, setIsScanning] = useState(false);
  const stop = () => setIsScanning(false);
  if (isScanning)
    return (
      <Lazy
        load={loadScanner}
        onFailure={stop}
        props={{ takeLabel, onTake: onRead, isBusy, onClose: stop }}
      />
    );
  return <ListField onRead={onRead} isBusy={isBusy} onScan={() => setIsScanning(true)} />;
}

type ListFieldProps = Required<Pick<PastedListProps, 'onRead' | 'isBusy'>> & { onScan: () => void };

/**
 * A field for a shared link, its code, a list code, or a list's text. Unreadable text stays in the
 * field, with the reason.
 */
function ListField({ onRead, isBusy, onScan }: ListFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ListTextProblem | null>(null);
  const words = useListProblemWords();
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
        hint={t`Links and codes work offline: they contain the list.`}
        value={text}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        onValueChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
        {...(problem === null ? {} : { error: words(problem) })}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        <Trans>Take this list</Trans>
      </Button>
      <Button size="lg" icon="card" onClick={onScan}>
        <Trans>Scan QR codes</Trans>
      </Button>
    </form>
  );
}
