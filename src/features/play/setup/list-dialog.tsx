import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bringList } from '#data/games/bring-list.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { GameList, Player } from '#domain/game/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { CloudLists } from './cloud-lists.tsx';
import { PastedList } from './pasted-list.tsx';
import { SavedLists } from './saved-lists.tsx';

/** Takes a list into the game. `unknown`: names of units that the catalogue does not know. */
export type TakeList = (
  document: RosterDocument,
  source: GameList['source'],
  unknown?: readonly string[],
) => Promise<void>;

type Tab = 'saved' | 'cloud' | 'pasted';

/** The sources of a player's list: this device, the cloud, a link or a text. */
export function ListDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { t } = useLingui();
  const userId = userIdOf(useViewer());
  const [tab, setTab] = useState<Tab>(player.kind === 'me' ? 'saved' : 'pasted');
  const take: TakeList = async (document, source, unknown = []) => {
    if (!(await bringList(player.id, document, source))) {
      toast.error({
        title: t`The list could not be taken`,
        description: t`The cards of its units could not be loaded. Check the network and try again.`,
      });
      return;
    }
    onClose();
    if (unknown.length > 0) {
      const names = unknown.join(', ');
      toast.info({
        title: t`${plural(unknown.length, { one: '# unit is not known here', other: '# units are not known here' })}`,
        description: t`They play without the numbers of a card: ${names}`,
      });
    }
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
            { value: 'pasted', label: t`Link or text`, panel: <PastedList take={take} /> },
          ]}
        />
      </Dialog>
    </WithQueries>
  );
}
