import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { plural } from '@lingui/core/macro';
import { listMarksStore, marksOf } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/files/download.ts';
import { Button } from '#ui/button/button.tsx';
import { parseBackup } from '#data/lists/parse-backup.ts';
import { readTextFile } from '#platform/files/read-file.ts';
import { toast } from '#ui/toast/toast.tsx';
import styles from './saved-lists.module.css';
import { downloadSetAside } from './device-notes.tsx';

/** All lists as one file, and back again; nothing that is there is ever overwritten. */
export function BackupPanel() {
  const { t } = useLingui();
  const fileInput = useRef<HTMLInputElement>(null);
  const count = useStore(savedListsStore, (state) => state.lists.length);
  const setAside = useStore(savedListsStore, (state) => state.setAsideCount);
  const restore = useRestoreBackup();
  const download = () =>
    downloadText(
      `muster-lists-${nowIso().slice(0, 10)}.json`,
      savedListsStore.getState().exportBackup((id) => marksOf(listMarksStore.getState().byId, [id])),
      'application/json',
    );
  return (
    <div className={styles.panel}>
      <p>
        <Trans>
          Your lists live in this browser. A backup file takes all of them to another device, or keeps them
          safe before you clear this one.
        </Trans>
      </p>
      <div className={styles.tools}>
        <Button variant="secondary" icon="download" onClick={download} disabled={count === 0}>
          <Trans>Download all lists</Trans>
        </Button>
        <Button variant="secondary" icon="restore" onClick={() => fileInput.current?.click()}>
          <Trans>Restore from a file</Trans>
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t`Backup file`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) void restore(file);
          }}
        />
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
    const result = savedListsStore.getState().restoreBackup(parsed.lists, 'merge');
    if (!result.ok) {
      toast.error({
        title: t`Browser storage is full. Please clear some saved lists.`,
        description: t`Nothing was changed.`,
      });
      return;
    }
    const { added, same, renamed, ids } = result;
    listMarksStore.getState().take(ids.map((id, at) => ({ ids: [id], marks: parsed.marks[at] ?? {} })));
    const unread = parsed.problems.length;
    toast.success({
      title: t`${plural(added, { one: '# list restored', other: '# lists restored' })}`,
      description: [
        same > 0 ? t`${plural(same, { one: '# was already there', other: '# were already there' })}` : '',
        renamed > 0
          ? t`${plural(renamed, { one: '# came in under a new name', other: '# came in under new names' })}`
          : '',
        unread > 0
          ? t`${plural(unread, { one: '# entry could not be read completely', other: '# entries could not be read completely' })}`
          : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    });
  };
}
