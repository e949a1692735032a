import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '#data/query/query-client.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { newWatch, wayInQuery } from '#data/shared-games/way-in.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { LinkWays } from './link-ways.tsx';
import styles from './two-phones.module.css';

/** The link with which others watch the game, and a new one in its place. */
export function Watchers({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(wayInQuery(shared.game), queryClient());
  const renew = useMutation(
    {
      mutationFn: async () => newWatch(shared.game),
      onSuccess: (entry) => queryClient().setQueryData(wayInQuery(shared.game).queryKey, entry),
    },
    queryClient(),
  );
  if (isError || renew.isError) {
    return (
      <EmptyState title={t`The link could not be fetched`} icon="offline">
        <p>
          <Trans>The game goes on. Check the network and try again.</Trans>
        </p>
        <Button icon="refresh" onClick={() => (isError ? void refetch() : renew.mutate())}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    );
  }
  if (data === undefined) return <Spinner label={t`Loading...`} />;
  const link = absoluteUrl(paths.watch(data.watch));
  const squares = qrSquares(link, 'M');
  return (
    <div className={styles.content}>
      <p>
        <Trans>Whoever has this link follows the game live. Hidden units stay hidden from them.</Trans>
      </p>
      {squares !== null && (
        <QrCode {...squares} className={styles.qr} label={t`QR code to watch this game`} />
      )}
      <LinkWays link={link} title={t`A game to watch`} />
      <div className={styles.ways}>
        <Button icon="refresh" variant="quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
          <Trans>Make a new link</Trans>
        </Button>
        <p className={styles.note} role="status">
          {renew.isSuccess ? (
            <Trans>This link is new. The one before it has ended.</Trans>
          ) : (
            <Trans>With a new link the present one ends.</Trans>
          )}
        </p>
      </div>
    </div>
  );
}
