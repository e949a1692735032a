import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { plural } from '@lingui/core/macro';
import { addLists } from '#components/added-lists/add-lists.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { Button } from '#ui/button/button.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { parseBackup } from '#data/lists/parse-backup.ts';
import { readTextFile } from '#platform/files/read-file.ts';
import { toast } from '#ui/toast/toast.tsx';
import styles from './saved-lists.module.css';
import { downloadLists, downloadSetAside } from './download-lists.ts';

/** All lists as one file, and back again; nothing that is there is ever overwritten. */
export function BackupPanel() {
  const { t } = useLingui();
  const count = useStore(savedListsStore, (state) => state.lists.length);
  const setAside = useStore(savedListsStore, (state) => state.setAsideCount);
  const restore = useRestoreBackup();
  return (
    <div className={styles.panel}>
      <p>
        <Trans>
          Your lists live in this browser. A backup file takes all of them to another device, or keeps them
          safe before you clear this one.
        </Trans>
      </p>
      <div className={styles.tools}>
        <Button variant="secondary" icon="download" onClick={downloadLists} disabled={count === 0}>
          <Trans>Download all lists</Trans>
        </Button>
        <FileButton
          icon="restore"
          label={t`Backup file`}
          accept="application/json,.json"
          onFile={(file) => void restore(file)}
        >
          <Trans>Restore from a file</Trans>
        </FileButton>
      </div>
      <p className={styles.facts}>
        <Trans>
          Restoring adds what is missing. A list that differs from yours comes in under its own name with a
          number.
        </Trans>
      </p>
      {setAside > 0 && (
        <div>
          <p>
            <Plural
              value={setAside}
              one="One stored entry could not be read. It was set aside, not deleted."
              other="# stored entries could not be read. They were set aside, not deleted."
            />
          </p>
          <Button variant="quiet" icon="download" onClick={downloadSetAside}>
            <Trans>Download what was set aside</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Imports the lists of a chosen file and reports the outcome; a file without lists changes nothing.
 */
function useRestoreBackup(): (file: File) => Promise<void> {
  const { t } = useLingui();
  return async (file) => {
    const read = await readTextFile(file);
    if (!read.ok) {
      toast.error({ title: t`The file could not be read`, description: t`Nothing was changed.` });
      return;
    }
    const parsed = parseBackup(read.text);
    if (!parsed.ok) {
      toast.error({
        title:
          parsed.reason === 'newer-version'
            ? t`This backup was made by a newer version`
            : t`This file contains no lists`,
        description: t`Nothing was changed. Choose a file that “Download all lists” made.`,
      });
      return;
    }
    const unread = parsed.problems.length;
    const ids = addLists(parsed.lists, {
      title: (added) => t`${plural(added, { one: '# list restored', other: '# lists restored' })}`,
      missing:
        unread > 0
          ? t`${plural(unread, { one: '# entry could not be read completely', other: '# entries could not be read completely' })}`
          : '',
    });
    if (ids === null) return;
    listMarksStore.getState().take(ids.map((id, at) => ({ ids: [id], marks: parsed.marks[at] ?? {} })));
  };
}
