import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { loadSignOut } from '#data/session/load-sign-out.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns the account actions of header, menu and start page: signing in for a guest, signing out
 * for a user.
 */
export function useAccount() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  const isPlace = ![paths.home(), paths.login(), paths.resetPassword()].includes(pathname);
  return {
    viewer,
    email: viewer.status === 'authenticated' ? viewer.email : '',
    /** Comes back to where one is now; null for who is signed in, and while it is not known. */
    signInPath: can(viewer, 'sign-in') ? paths.login(isPlace ? pathname + search : '') : null,
    /** Null for who is not signed in. */
    signOut: can(viewer, 'sign-out') ? signOut : null,
  };
}

/**
 * Signs this device out and goes to /login, whatever the service says to it (docs/product.md,
 * "Sessions").
 */
function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async () => {
    const failed = t`Failed to sign out`;
    const signOut = await loadSignOut();
    const told = signOut?.('local');
    void navigate(paths.login());
    const outcome = await told;
    if (outcome?.ok === true) toast.success({ title: t`Signed out successfully` });
    else if (outcome === undefined) toast.error({ title: failed });
    else
      toast.error({
        title: failed,
        description: t`This device is signed out, but the server could not be told.`,
      });
  };
}
