import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

/** Not announced, by invitation, or never there: which of it is nobody's business. */
export function NoSuchEvent({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="page" data-width="wide">
      <DeadEnd
        title={t`There is no such event`}
        icon="flag"
        way={
          <Button variant="primary" icon="list" render={<Link to={paths.events()} />}>
            <Trans>Show all events</Trans>
          </Button>
        }
      >
        <title>{t`Event – Muster`}</title>
        <p>
          <Trans>
            It may not be announced yet, or it is by invitation: then open the whole link that the organiser
            gave you.
          </Trans>
        </p>
        {children}
      </DeadEnd>
    </div>
  );
}
