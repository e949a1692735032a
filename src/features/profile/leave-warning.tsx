import { useLingui } from '@lingui/react/macro';
import { useBlocker } from 'react-router';
import { useStore } from 'zustand';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { paths } from '#platform/paths.ts';
import { differs, SECTION_NAMES, type SectionName, SECTIONS } from './edit/sections.ts';
import { typedIn, typedSections } from './edit/typed-sections.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

/** Warns before the user leaves the page with unsaved values; they are kept for the return. */
export function LeaveWarning({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const isDirty = useStore(typedSections, (state) =>
    SECTION_NAMES.some((name: SectionName) => {
      const typed = typedIn(state, profile.id, name);
      return typed !== null && differs(typed, SECTIONS[name].read(profile));
    }),
  );
  const blocker = useBlocker(
    // Also asked while the next page is on its way in: from there one may come back at once.
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname === paths.profile() &&
      nextLocation.pathname !== currentLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  const leave = () => blocker.state === 'blocked' && blocker.proceed();
  const stay = () => blocker.state === 'blocked' && blocker.reset();
  if (!isAsking) return null;
  return (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title={t`Leave without saving?`}
      body={t`What you entered is kept in this tab: you find it here when you come back. Others do not see it yet.`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
