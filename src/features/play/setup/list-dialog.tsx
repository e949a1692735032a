import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bringList } from '#data/games/bring-list.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { GameList, Player } from '#domain/game/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { CloudLists, SavedLists } from './kept-lists.tsx';
import { PastedList } from '#components/pasted-list/pasted-list.tsx';

type FoundList = {
  readonly document: RosterDocument;
  readonly source: GameList['source'];
  /** Names of units that the catalogue does not know. */
  readonly unknown?: readonly string[];
};

/** Takes a list into the game. */
export type TakeList = (list: FoundList) => void;

type Tab = 'saved' | 'cloud' | 'pasted';

/** The sources of a player's list: this device, the cloud, a link or a text. */
export function ListDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { t } = useLingui();
  const userId = userIdOf(useViewer());
  // A tab that has something to choose or to do: a new player has saved nothing yet.
  const [tab, setTab] = useState<Tab>(() =>
    player.kind === 'me' && savedListsStore.getState().lists.length > 0 ? 'saved' : 'pasted',
  );
  const taking = useMutation(
    {
      mutationFn: async ({ document, source, unknown = [] }: FoundList) => {
        const outcome = await bringList(player.id, document, source);
        if (outcome === 'no-cards') {
          toast.error({
            title: t`The list could not be used`,
            description: t`The cards of its units could not be loaded. Check the network and try again.`,
          });
          return;
        }
        onClose();
        if (outcome === 'refused') return;
        if (unknown.length > 0) {
          const names = unknown.join(', ');
          toast.info({
            title: t`${plural(unknown.length, { one: '# unit is not known here', other: '# units are not known here' })}`,
            description: t`No card data: ${names}`,
          });
        }
      },
    },
    queryClient(),
  );
  const take: TakeList = (list) => {
    if (!taking.isPending) taking.mutate(list);
  };
  return (
    <WithQueries>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t`List of ${player.name}`}
        closeLabel={t`Close`}
        size="md"
      >
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
              panel: <PastedList onRead={take} takeLabel={t`Take`} isBusy={taking.isPending} />,
            },
          ]}
        />
      </Dialog>
    </WithQueries>
  );
}
