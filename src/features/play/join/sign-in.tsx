import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

/** The way to an account, and back to an address. */
export function SignIn({ back }: { back: string }) {
  return (
    <Button size="sm" variant="primary" icon="user" render={<Link to={paths.login(back)} />}>
      <Trans>Sign in</Trans>
    </Button>
  );
}
