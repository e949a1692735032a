import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { LiveEntry } from '#data/shared-games/live-calls.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { newWayIn } from '#data/shared-games/way-in.ts';
import { formatJoinCode } from '#domain/live/join-code.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { useLanguage } from '#platform/use-language.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { Button } from '#ui/button/button.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { LinkWays } from './link-ways.tsx';
import { NotFetched } from './not-fetched.tsx';
import styles from './two-phones.module.css';
import { useWays } from './use-ways.ts';
import { rivalOf } from './use-live.ts';

type InviteProps = {
  shared: SharedView;
  /** Called once the other player is in. */
  onJoined?: () => void;
  /** Lets one more phone in, in the place of one that was lost. */
  isAnother?: boolean;
};

/** The three ways into the game: a QR code, six letters, a link. */
export function Invite({ shared, onJoined, isAnother = false }: InviteProps) {
  const { t } = useLingui();
  const { ways, renew, hasFailed, tryAgain } = useWays(shared, async () => newWayIn(shared.game));
  useJoined(shared, onJoined);
  if (hasFailed) return <NotFetched title={t`The code could not be fetched`} onTryAgain={tryAgain} />;
  if (ways === undefined) return <Spinner label={t`Loading...`} />;
  if (ways.code === null || ways.invite === null) {
    return (
      <div className={styles.content}>
        <p>
          {isAnother ? (
            <Trans>
              A phone that takes the place of a lost one needs a new code. Then it asks for the seat.
            </Trans>
          ) : (
            <Trans>The code is no longer valid.</Trans>
          )}
        </p>
        <Button variant="primary" busy={renew.isPending} onClick={() => renew.mutate()}>
          <Trans>Make a new code</Trans>
        </Button>
      </div>
    );
  }
  return <Ways entry={ways} code={ways.code} invite={ways.invite} />;
}

/** Calls back once somebody else has a seat. */
function useJoined({ game }: SharedView, onJoined: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onJoined?.());
  useEffect(
    () =>
      game.store.subscribe(({ standing: { shown, phone } }) => {
        if (rivalOf(shown, phone.author) !== null) tell();
      }),
    [game],
  );
}

type WaysProps = { entry: LiveEntry; code: string; invite: string };

function Ways({ entry, code, invite }: WaysProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const until = entry.code_until === null ? null : timeText(entry.code_until, language);
  const spelled = code.split('').join(' ');
  const address = `${location.host}${paths.join(null)}`;
  const link = absoluteUrl(paths.join(invite));
  const squares = qrSquares(link, 'M');
  return (
    <div className={styles.content}>
      {squares !== null && <QrCode {...squares} className={styles.qr} label={t`QR code to join this game`} />}
      <p className={styles.note}>
        <Trans>Scan this with the other phone’s camera, or type the code at {address}</Trans>
      </p>
      <p className={styles.code} aria-label={t`Code: ${spelled}`}>
        {formatJoinCode(code)}
      </p>
      <LinkWays link={link} title={t`A game on two phones`} />
      <p className={styles.note} role="status">
        {until === null ? (
          <Trans>Waiting for the other player…</Trans>
        ) : (
          t`Waiting for the other player… The code is valid until ${until}.`
        )}
      </p>
    </div>
  );
}
