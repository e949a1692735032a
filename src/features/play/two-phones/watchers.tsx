import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { newWatch } from '#data/shared-games/way-in.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { Button } from '#ui/button/button.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { LinkWays } from './link-ways.tsx';
import { NotFetched } from './not-fetched.tsx';
import styles from './two-phones.module.css';
import { useWays } from './use-ways.ts';

/** The link with which others watch the game, and a new one in its place. */
export function Watchers({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const { ways, renew, hasFailed, tryAgain } = useWays(shared, async () => newWatch(shared.game));
  if (hasFailed) return <NotFetched title={t`The link could not be fetched`} onTryAgain={tryAgain} />;
  if (ways === undefined) return <Spinner label={t`Loading...`} />;
  const link = absoluteUrl(paths.watch(ways.watch));
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
