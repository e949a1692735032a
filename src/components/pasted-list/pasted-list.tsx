import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { ListTextProblem } from '#data/games/read-list-segment.ts';
import { readListText } from '#data/games/read-list-text.ts';
import type { FoundList } from '#data/scanned-lists.ts';
import { Button } from '#ui/button/button.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
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

const loadFileLists = async () => (await import('./file-lists.tsx')).FileLists;
const loadScanner = async () => (await import('#components/scanner/scanned-lists.tsx')).ScannedLists;

/** Takes a list from a pasted or typed text, from a file, or with the camera. */
export function PastedList({ onRead, takeLabel, isBusy = false }: PastedListProps) {
  const [isScanning, setIsScanning] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const stop = () => setIsScanning(false);
  const leave = () => setFile(null);
  if (isScanning)
    return (
      <Lazy
        load={loadScanner}
        onFailure={stop}
        props={{ takeLabel, onTake: onRead, isBusy, onClose: stop }}
      />
    );
  if (file !== null)
    return (
      <Lazy
        load={loadFileLists}
        onFailure={leave}
        props={{ file, takeLabel, onTake: onRead, isBusy, onClose: leave }}
      />
    );
  return <ListField onRead={onRead} isBusy={isBusy} onScan={() => setIsScanning(true)} onFile={setFile} />;
}

type ListFieldProps = Required<Pick<PastedListProps, 'onRead' | 'isBusy'>> & {
  onScan: () => void;
  /** Called with a chosen or dropped file, or with a text of which lines did not match. */
  onFile: (file: File) => void;
};

/**
 * A field for a shared link, its code, a list code, or a list's text. Unreadable text stays in the
 * field, with the reason.
 */
function ListField({ onRead, isBusy, onScan, onFile }: ListFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ListTextProblem | null>(null);
  const words = useListProblemWords();
  const read = () => {
    const found = readListText(text);
    setProblem(found.ok ? null : found.problem);
    if (found.ok && hasLost(found)) onFile(new File([text], 'pasted.txt'));
    else if (found.ok) onRead(found);
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
        hint={t`Links and codes work offline. A file may be dropped here.`}
        value={text}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (file === undefined) return;
          event.preventDefault();
          onFile(file);
        }}
        onValueChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
        {...(problem === null ? {} : { error: words(problem) })}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        <Trans>Take this list</Trans>
      </Button>
      <FileButton
        size="lg"
        icon="restore"
        label={t`File with lists`}
        accept=".json,.csv,.txt,.md,application/json,text/*"
        onFile={onFile}
      >
        <Trans>Choose a file</Trans>
      </FileButton>
      <Button size="lg" icon="card" onClick={onScan}>
        <Trans>Scan QR codes</Trans>
      </Button>
    </form>
  );
}

/** True when lines that were meant as units did not come in: the player wants to know which. */
function hasLost({ missed = [] }: FoundList): boolean {
  return missed.some(({ isKept, isCounted }) => isCounted && !isKept);
}
