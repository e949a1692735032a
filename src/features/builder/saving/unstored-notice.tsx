import { Trans, useLingui } from '@lingui/react/macro';
import { listsText } from '#data/lists/backup.ts';
import { catalogue } from '#data/catalogue.ts';
import { toSavedList } from '#domain/roster/saved-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/files/download.ts';
import { newId } from '#platform/ids.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

export { watchStorage } from './watch-storage.ts';

/**
 * Stays in view while edits cannot be stored on this device, with ways to keep the list all the
 * same.
 */
export function UnstoredNotice({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const savedLists = useDialogAddress('saved-lists');
  const share = useDialogAddress('share');
  const download = () => {
    const now = nowIso();
    const named = document.name.trim() === '' ? { ...document, name: t`Untitled List` } : document;
    const made = toSavedList(named, catalogue, { id: newId(), createdAt: now, updatedAt: now });
    if (made.ok)
      downloadText(`muster-list-${now.slice(0, 10)}.json`, listsText([made.list], now), 'application/json');
  };
  return (
    <Banner
      tone="violation"
      role="alert"
      title={<Trans>Your changes are not stored</Trans>}
      actions={
        <>
          <Button size="sm" onClick={() => savedLists.open()}>
            <Trans>Free space</Trans>
          </Button>
          {document.entries.length > 0 && (
            <>
              <Button size="sm" icon="download" onClick={download}>
                <Trans>Download the list</Trans>
              </Button>
              {document.name.trim() !== '' && (
                <Button size="sm" icon="share" onClick={() => share.open()}>
                  <Trans>Share</Trans>
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <p>
        <Trans>
          This browser is full or blocks storage. They are lost when you close or reload this page: keep the
          list as a file or a link, or delete saved lists.
        </Trans>
      </p>
    </Banner>
  );
}
