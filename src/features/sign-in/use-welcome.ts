import { useLingui } from '@lingui/react/macro';
import { takeRefusedName } from '#data/session/first-name.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns a function that announces the signed-in user, and reports when the user name chosen at
 * sign-up was refused.
 */
export function useWelcome(): () => void {
  const { t } = useLingui();
  const tellName = useRefusedName();
  return () => {
    const { viewer } = sessionStore.getState();
    if (viewer.status !== 'authenticated') return;
    toast.success({ title: t`Signed in`, description: viewer.email });
    tellName();
  };
}

/**
 * Returns a function that reports that the user name chosen at sign-up is another player's or not
 * allowed.
 */
export function useRefusedName(): () => void {
  const { t } = useLingui();
  return () =>
    void takeRefusedName().then((name) => {
      if (name === null) return;
      toast.warning({
        title: t`You have no user name yet`,
        description: t`The name “${name}” is taken or not allowed. Choose another name in your profile.`,
        duration: 20_000,
      });
    });
}
