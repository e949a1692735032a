import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isTooOld } from '#data/shared-games/create-shared-game.ts';
import type { LiveStop } from '#data/shared-games/live-problem.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import type { RefusedRow } from '#domain/live/types.ts';
import { reloadPage } from '#platform/page-load.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { plural } from '@lingui/core/macro';
import { SignIn } from '../join/sign-in.tsx';
import { useLive, useRival } from './use-live.ts';

/** Says what keeps this phone from going on together, and what it could not take from the other. */
export function SharedNotices({ shared }: { shared: SharedView }) {
  const stop = useLive(shared, (state) => state.stop);
  const isOld = useLive(shared, ({ standing }) => isTooOld(standing));
  return (
    <>
      {isOld && <TooOld />}
      {!isOld && <Unreadable shared={shared} />}
      <Unproved shared={shared} />
      {stop !== null && <Stopped shared={shared} stop={stop} />}
    </>
  );
}

function TooOld() {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t`The other phone has a newer version of the app`}
      actions={
        <Button size="sm" variant="primary" icon="refresh" onClick={reloadPage}>
          <Trans>Update the app</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Your taps are kept. Update this app, then the game goes on.</Trans>
      </p>
    </Banner>
  );
}

/** Entries without effect on any phone, told once. */
function Unreadable({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const count = useLive(shared, ({ standing }) => countOf(standing.shown.refused, ['size', 'shape']));
  const [told, setTold] = useState(0);
  if (count <= told) return null;
  return (
    <Banner
      tone="info"
      role="status"
      title={t`${plural(count, { one: '# entry of the other phone could not be read', other: '# entries of the other phone could not be read' })}`}
      actions={
        <Button size="sm" onClick={() => setTold(count)}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      <p>
        <Trans>It counts on neither phone. The rest of the game is whole.</Trans>
      </p>
    </Banner>
  );
}

/** Units that were not under the rival's seal. */
function Unproved({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const rival = useRival(shared);
  const isUnproved = useLive(shared, ({ standing: { shown, phone } }) =>
    shown.refused.some(
      ({ n, reason }) =>
        (reason === 'not-in-seal' || reason === 'needs-proof') && shown.rows[n - 1]?.author !== phone.author,
    ),
  );
  if (!isUnproved || rival === null) return null;
  const { name } = rival;
  return (
    <Banner tone="violation" role="alert" title={t`A unit of ${name} was not in the sealed list`}>
      <p>
        <Trans>It was not taken into the game.</Trans>
      </p>
    </Banner>
  );
}

function Stopped({ shared, stop }: { shared: SharedView; stop: LiveStop }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const titles: Record<LiveStop, string> = {
    gone: t`This game is no longer shared with this phone`,
    account: t`You are signed out of this game`,
    full: t`This game takes no more taps`,
  };
  const words: Record<LiveStop, string> = {
    gone: t`It was deleted, or you were taken out. All of it is kept on this phone.`,
    account: t`Your taps are kept on this phone. Sign in again to go on together.`,
    full: t`It has as many as one game can have. All of it is kept on this phone.`,
  };
  return (
    <Banner
      tone="warning"
      role="alert"
      title={titles[stop]}
      actions={
        <>
          {stop === 'account' && <SignIn back={pathname} />}
          <Button size="sm" onClick={shared.playAlone}>
            <Trans>Go on with this phone alone</Trans>
          </Button>
        </>
      }
    >
      <p>{words[stop]}</p>
    </Banner>
  );
}

function countOf(refused: readonly RefusedRow[], reasons: readonly RefusedRow['reason'][]): number {
  return refused.filter(({ reason }) => reasons.includes(reason)).length;
}
