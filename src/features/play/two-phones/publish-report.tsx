import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Panel } from '#components/panel/panel.tsx';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { BODY_VERSION } from '#domain/live/types.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { LinkWays } from './link-ways.tsx';
import { useLive, useRival } from './use-live.ts';

/** Both players’ word on a battle report that everybody may read. */
export function PublishReport({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const agreed = useLive(shared, ({ standing }) => standing.shown.reportAgreed);
  const rival = useRival(shared);
  const isOwn = shared.player !== null && agreed.includes(shared.player);
  const isRivals = rival !== null && agreed.includes(rival.player);
  const isPublic = isOwn && isRivals;
  const name = rival?.name ?? '';
  const say = (agrees: boolean) => () => shared.game.act({ v: BODY_VERSION, kind: 'agree-report', agrees });
  return (
    <Panel title={t`Battle report`}>
      <div role="status">
        {isPublic && (
          <Banner tone="success">
            <Trans>The report is public: whoever has its link reads it.</Trans>
          </Banner>
        )}
        {rival !== null && isOwn !== isRivals && (
          <Banner tone="info">
            {isOwn
              ? t`You agreed to a public report. ${name} has yet to agree.`
              : t`${name} agreed to a public report.`}
          </Banner>
        )}
      </div>
      {isPublic && <LinkWays link={absoluteUrl(paths.report(shared.game.id))} title={t`Battle report`} />}
      {isOwn ? (
        <>
          <Button icon="book" render={<Link to={paths.report(shared.game.id)} />}>
            <Trans>Battle report</Trans>
          </Button>
          <Button variant="quiet" onClick={say(false)}>
            {isPublic ? <Trans>Make it private again</Trans> : <Trans>Take your word back</Trans>}
          </Button>
        </>
      ) : (
        shared.player !== null && (
          <>
            <p className="muted">
              <Trans>It shows both names, lists and every turn. It is public once both players agree.</Trans>
            </p>
            <Button icon="globe" onClick={say(true)}>
              <Trans>Agree to a public report</Trans>
            </Button>
          </>
        )
      )}
    </Panel>
  );
}
