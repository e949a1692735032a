import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { HomePage } from '#features/home/home-page.tsx';
import { Button } from '#ui/button/button.tsx';
import { useAccount } from '../shell/use-account.ts';

/** The start page with the way to the account (spec section 2: guests a button to /login, users the way out). */
export function Home() {
  const { email, signInPath, signOut } = useAccount();
  return (
    <HomePage
      account={
        <>
          {signInPath !== null && (
            <Button variant="quiet" icon="user" render={<Link to={signInPath} />}>
              <Trans>You are here as a guest: sign in</Trans>
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
    />
  );
}
