import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PastedList } from '#components/pasted-list/pasted-list.tsx';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { CloudLists, SavedLists } from './kept-lists.tsx';
import type { TakeList } from './take-list.ts';

type Tab = 'saved' | 'cloud' | 'pasted';

type ListSourcesProps = {
  take: TakeList;
  /** The words of the button that takes a scanned list. */
  takeLabel: string;
  isBusy?: boolean;
  /** True when one of the player's own lists is wanted rather than somebody else's. */
  isOwn: boolean;
};

/** The places that a list may come from, in tabs: this device, the cloud, a link or a text. */
export function ListSources({ take, takeLabel, isBusy = false, isOwn }: ListSourcesProps) {
  const { t } = useLingui();
  const userId = userIdOf(useViewer());
  // A tab that has something to choose or to do: a new player has saved nothing yet.
  const [tab, setTab] = useState<Tab>(() =>
    isOwn && savedListsStore.getState().lists.length > 0 ? 'saved' : 'pasted',
  );
  return (
    <WithQueries>
      <Tabs
        label={t`Where the list comes from`}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'saved', label: t`Saved`, panel: <SavedLists take={take} /> },
          ...(userId === null
            ? []
            : [
                {
                  value: 'cloud' as const,
                  label: t`Cloud`,
                  panel: <CloudLists userId={userId} take={take} />,
                },
              ]),
          {
            value: 'pasted',
            label: t`Link or text`,
            panel: <PastedList onRead={take} takeLabel={takeLabel} isBusy={isBusy} />,
          },
        ]}
      />
    </WithQueries>
  );
}
