import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { parseBackup } from '#data/lists/backup.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { readTextFile } from '#platform/read-file.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Imports the lists of a chosen file and reports the outcome; a file without lists changes nothing.
 */
export function useRestoreBackup(): (file: File) => Promise<void> {
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
            : t`This file holds no lists`,
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
    const { added, same, renamed } = result;
    const unread = parsed.problems.length;
    toast.success({
      title: t`${plural(added, { one: '# list restored', other: '# lists restored' })}`,
      description: [
        same > 0 ? t`${plural(same, { one: '# was already there', other: '# were already there' })}` : '',
        renamed > 0
          ? t`${plural(renamed, { one: '# came in under a new name', other: '# came in under new names' })}`
          : '',
        unread > 0
          ? t`${plural(unread, { one: '# entry could not be read whole', other: '# entries could not be read whole' })}`
          : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    });
  };
}
