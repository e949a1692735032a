import { useLingui } from '@lingui/react/macro';
import { useBlocker } from 'react-router';
import { useStore } from 'zustand';
import type { OwnProfile } from '#data/profiles/profile.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { loadAlertDialog } from './dialogs.ts';
import { differs, SECTION_NAMES, type SectionName, SECTIONS } from './sections.ts';
import { typedIn, typedSections } from './typed-sections.ts';

/** Warns before one leaves the page with something unsaved; what was typed is kept for the way back. */
export function LeaveWarning({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const isDirty = useStore(typedSections, (state) =>
    SECTION_NAMES.some((name: SectionName) => {
      const typed = typedIn(state, profile.id, name);
      return typed !== null && differs(typed, SECTIONS[name].read(profile));
    }),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  const leave = () => blocker.state === 'blocked' && blocker.proceed();
  const stay = () => blocker.state === 'blocked' && blocker.reset();
  if (!isAsking) return null;
  return (
    <OnDemand
      load={loadAlertDialog}
      props={{
        open: true,
        onOpenChange: (open) => {
          if (!open) stay();
        },
        title: t`Leave without saving?`,
        body: t`What you entered is kept in this tab: you find it here when you come back. Others do not see it yet.`,
        confirmLabel: t`Leave`,
        cancelLabel: t`Stay here`,
        onConfirm: leave,
      }}
      onFailure={leave}
    />
  );
}
