import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { can } from '#domain/access/can.ts';
import { HomePage } from '#features/home/home-page.tsx';
import { whenIdle } from '#platform/after-paint.ts';
import { Button } from '#ui/button/button.tsx';
import { BrandMark } from '../shell/brand-mark.tsx';
import { useAccount } from '../shell/use-account.ts';

type Extras = { readonly HomeFacts: ComponentType; readonly HomeNews: ComponentType };

/** The start page with what each role is offered (spec section 2). What nobody waits for comes when there is time. */
export function Home() {
  const { viewer, email, signInPath, signOut } = useAccount();
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./home-extras.tsx')
          .then(async ({ HomeFacts, HomeNews, openExtras }) => {
            await openExtras();
            setExtras({ HomeFacts, HomeNews });
          })
          .catch(nothing);
      }),
    [],
  );
  return (
    <HomePage
      mark={<BrandMark />}
      facts={extras !== null && <extras.HomeFacts />}
      roles={
        <>
          {can(viewer, 'open-play-mode') && (
            <Button icon="flag" render={<Link to="/play" />}>
              <Trans>Play Mode</Trans>
            </Button>
          )}
          {can(viewer, 'administer') && (
            <Button icon="shield" render={<Link to="/admin" />}>
              <Trans>Admin</Trans>
            </Button>
          )}
        </>
      }
      account={
        <>
          {signInPath !== null && (
            <Button variant="quiet" icon="user" render={<Link to={signInPath} />}>
              {viewer.status === 'guest' ? <Trans>Signed in as Guest</Trans> : <Trans>Sign in</Trans>}
            </Button>
          )}
          {signOut !== null && (
            <>
              <span className="muted">{email}</span>
              <Button variant="quiet" onClick={() => void signOut()}>
                <Trans>Sign out</Trans>
              </Button>
            </>
          )}
        </>
      }
    >
      {extras !== null && <extras.HomeNews />}
    </HomePage>
  );
}

function nothing(): void {
  // Without a network there is no news; the page is whole without.
}
