import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ListSources } from '#components/list-sources/list-sources.tsx';
import type { FoundList, TakeList } from '#components/list-sources/take-list.ts';
import { bringList } from '#data/games/bring-list.ts';
import { queryClient } from '#data/query/query-client.ts';
import type { Player } from '#domain/game/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.tsx';

/** The sources of a player's list: this device, the cloud, a link or a text. */
export function ListDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { t } = useLingui();
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`List of ${player.name}`}
      closeLabel={t`Close`}
      size="md"
    >
      <ListSources take={take} takeLabel={t`Take`} isBusy={taking.isPending} isOwn={player.kind === 'me'} />
    </Dialog>
  );
}
