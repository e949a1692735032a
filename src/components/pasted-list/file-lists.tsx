import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ListRow, shownName } from '#components/scanner/list-row.tsx';
import { catalogue } from '#data/catalogue.ts';
import { type ReadLists, readListsOf } from '#data/read-list-files.ts';
import type { FoundList } from '#data/scanned-lists.ts';
import { type ReadList, withMeant } from '#domain/roster/files/read-list-file.ts';
import { useFetched } from '#platform/use-fetched.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { MissedLines } from './missed-lines.tsx';
import styles from './pasted-list.module.css';
import { useSaveLists } from './use-save-lists.ts';

type FileListsProps = {
  file: File;
  takeLabel: string;
  onTake: (list: FoundList) => void;
  isBusy: boolean;
  onClose: () => void;
};

/** The lists of a file that was chosen: what matched, what did not, to take and to save. */
export function FileLists({ file, onClose, ...actions }: FileListsProps) {
  const { t } = useLingui();
  const read = useFetched(file, readListsOf);
  return (
    <div className={styles.panel}>
      {read === null ? (
        <Spinner label={t`Reading the file`} />
      ) : read.ok ? (
        <Lists key={file.name} read={read.lists} unread={read.unread} {...actions} />
      ) : (
        <p role="alert" className={styles.problem}>
          <FileProblem reason={read.reason} />
        </p>
      )}
      <Button size="lg" icon="chevron-left" onClick={onClose}>
        <Trans>Another list</Trans>
      </Button>
    </div>
  );
}

function FileProblem({ reason }: { reason: Exclude<ReadLists, { ok: true }>['reason'] }) {
  if (reason === 'unreadable') return <Trans>The file could not be read. Choose it again.</Trans>;
  if (reason === 'too-large') return <Trans>This file is larger than any file of lists.</Trans>;
  if (reason === 'too-many') return <Trans>This file has more than 1,000 lists. Split it first.</Trans>;
  if (reason === 'empty') return <Trans>This file is empty.</Trans>;
  return <Trans>No list was found in this file. It takes JSON, CSV and the text of a list.</Trans>;
}

type ListsProps = Omit<FileListsProps, 'file' | 'onClose'> & {
  read: readonly ReadList[];
  unread: number;
};

/** Lists that are shown; “Save all” takes the others too. */
const MOST_SHOWN = 50;

function Lists({ read, unread, ...actions }: ListsProps) {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const [lists, setLists] = useState(read);
  const saveLists = useSaveLists();
  const hidden = lists.length - MOST_SHOWN;
  const named = () => lists.map(({ document }) => ({ ...document, name: shownName(document, language) }));
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 ref={focusOnce} id={id} className={styles.heading} tabIndex={-1}>
        <Plural value={lists.length} one="# list found" other="# lists found" />
      </h3>
      {unread > 0 && (
        <p className={styles.note}>
          <Plural
            value={unread}
            one="# entry of the file is not a list and was left out."
            other="# entries of the file are not lists and were left out."
          />
        </p>
      )}
      {lists.length > 1 && (
        <Button icon="save" onClick={() => saveLists(named())}>
          <Trans>Save all</Trans>
        </Button>
      )}
      <ul className={styles.lists} aria-label={t`Lists`}>
        {lists.slice(0, MOST_SHOWN).map((list, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- their order never changes
          <ListRow key={at} found={foundOf(list)} {...actions}>
            <MissedLines
              list={list}
              onMeant={(line) =>
                setLists(lists.map((each) => (each === list ? withMeant(each, line, catalogue) : each)))
              }
            />
          </ListRow>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.note}>
          <Plural
            value={hidden}
            one="# more list is saved with “Save all”."
            other="# more lists are saved with “Save all”."
          />
        </p>
      )}
    </section>
  );
}

/** The field that was read is gone: the reader goes on with what was found. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}

function foundOf({ document, missed }: ReadList): FoundList {
  const unknown = missed.flatMap(({ name, isKept }) => (isKept ? [name] : []));
  return { ok: true, source: 'text', document, unknown };
}
