import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '#data/session/session-store.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Says who is signed in now. */
export function useWelcome(): () => void {
  const { t } = useLingui();
  return () => {
    const { viewer } = sessionStore.getState();
    if (viewer.status !== 'authenticated') return;
    toast.success({ title: t`Signed in`, description: viewer.email });
  };
}
