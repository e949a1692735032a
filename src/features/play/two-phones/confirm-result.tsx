import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { EventReport } from '#components/event-report/event-report.tsx';
import { Panel } from '#components/panel/panel.tsx';
import { reportTable } from '#data/events/table/table-report.ts';
import { useGame } from '#data/games/use-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { confirmedBy } from '#domain/live/live-game.ts';
import { liveResultOf } from '#domain/live/live-result.ts';
import { BODY_VERSION } from '#domain/live/types.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { PublishReport } from './publish-report.tsx';
import { SealCheckWords } from './seal-check-words.tsx';
import { useLive, useRival } from './use-live.ts';

/** The end of a game on two phones: the rival’s sealed list, and the result that both confirm. */
export function ConfirmResult() {
  const shared = useGame((state) => state.shared);
  return shared === null ? null : <Confirming shared={shared} />;
}

function Confirming({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const live = useLive(shared, ({ standing }) => standing.shown);
  const rival = useRival(shared);
  const words = confirmedBy(live);
  const isOwn = shared.player !== null && words.includes(shared.player);
  const isRivals = rival !== null && words.includes(rival.player);
  const name = rival?.name ?? '';
  const confirm = () => {
    const refusal = shared.game.act({ v: BODY_VERSION, kind: 'confirm-result', ...liveResultOf(live) });
    // A report that was not kept can be made again on this page.
    if (refusal === null) reportTable(live.state);
  };
  return (
    <>
      <Panel title={t`Result`}>
        <SealCheckWords live={live} own={shared.player} />
        <div role="status">
          {isOwn && isRivals && <Confirmed />}
          {rival !== null && isOwn !== isRivals && (
            <Banner tone="info">
              {isOwn
                ? t`You confirmed the result. ${name} has yet to confirm it.`
                : t`${name} confirmed the result.`}
            </Banner>
          )}
        </div>
        {!isOwn && shared.player !== null && (
          <>
            <p className="muted">
              <Trans>It is in both histories once both players have confirmed it.</Trans>
            </p>
            <Button variant="primary" icon="check" onClick={confirm}>
              <Trans>Confirm the result</Trans>
            </Button>
          </>
        )}
      </Panel>
      <EventReport state={live.state} canReport={isOwn} />
      {isOwn && isRivals && <PublishReport shared={shared} />}
    </>
  );
}

function Confirmed() {
  const canSignIn = can(useViewer(), 'sign-in');
  return (
    <Banner
      tone="success"
      actions={
        canSignIn ? (
          <Button size="sm" icon="user" render={<Link to={paths.login(paths.play())} />}>
            <Trans>Make an account</Trans>
          </Button>
        ) : undefined
      }
    >
      <p>
        <Trans>Both players confirmed the result.</Trans>{' '}
        {canSignIn ? (
          <Trans>With an account it stays in your history, once both confirm it again.</Trans>
        ) : (
          <Trans>It is in your history.</Trans>
        )}
      </p>
    </Banner>
  );
}
