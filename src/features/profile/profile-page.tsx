import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { Waiting } from '#components/waiting/waiting.tsx';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { sessionStore } from '#data/session/session-store.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import { useLeaveGuard } from '#platform/routing/router-view.tsx';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { ProfileSections } from './edit/profile-sections.tsx';
import {
  differs,
  SECTION_NAMES,
  type SectionName,
  SECTIONS,
  typedIn,
  typedSections,
} from './edit/section-values.ts';

/**
 * /profile (docs/product.md, "Profiles"): the user's own profile. Guests sign in first and come
 * back; the pseudo user of previews only looks.
 */
export function ProfilePage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const { search } = useLocation();
  if (viewer.status === 'guest') return <Navigate to={paths.login(paths.profile() + search)} replace />;
  return (
    <div className="page" data-width="wide">
      <title>{t`Profile – Muster`}</title>
      {viewer.status === 'loading' && <Waiting />}
      {viewer.status === 'authenticated' && viewer.isPreview && (
        <WithQueries>
          <ProfileSections
            profile={PREVIEW_PROFILE}
            email=""
            isPreview
            notice={
              <Banner tone="info">
                <p>
                  <Trans>
                    This is a preview: nobody is signed in, so there is nothing to change here. With an
                    account this page also has security and your data.
                  </Trans>
                </p>
              </Banner>
            }
          />
        </WithQueries>
      )}
      {viewer.status === 'authenticated' && !viewer.isPreview && (
        <WithQueries>
          <OwnProfileView userId={viewer.userId} email={viewer.email} />
        </WithQueries>
      )}
    </div>
  );
}

/** The empty profile of the pseudo user of previews. */
export const PREVIEW_PROFILE: OwnProfile = {
  id: '',
  username: null,
  wabId: '',
  bio: null,
  location: null,
  favoriteFaction: null,
  avatarUrl: null,
  socials: { discord: null, twitter: null, instagram: null, youtube: null, twitch: null },
  gamesWon: 0,
  gamesLost: 0,
  gamesDrawn: 0,
  createdAt: '',
  profileVisibility: 'nobody',
  activityVisibility: 'nobody',
  mailsResults: false,
  mailsEvents: false,
  isRated: false,
};

/**
 * The profile of the signed-in user, once it has loaded; loaded data stays while the server does
 * not respond.
 */
function OwnProfileView({ userId, email }: { userId: string; email: string }) {
  const profile = useQuery(ownProfileQuery(userId));
  const isReachable = useStore(sessionStore, (state) => state.isReachable);
  if (profile.data === undefined) {
    return <Waiting failure={profile.failureReason} />;
  }
  return (
    <>
      <LeaveWarning profile={profile.data} />
      <ProfileSections
        profile={profile.data}
        email={email}
        isPreview={false}
        notice={
          isReachable ? null : (
            <Banner tone="warning" role="status">
              <p>
                <Trans>
                  The server cannot be reached. You can go on writing: it is kept in this tab. Save it when
                  you are online again.
                </Trans>
              </p>
            </Banner>
          )
        }
      />
    </>
  );
}

/** Warns before the user leaves the page with unsaved values; they are kept for the return. */
function LeaveWarning({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const isDirty = useStore(typedSections, (state) =>
    SECTION_NAMES.some((name: SectionName) => {
      const typed = typedIn(state, profile.id, name);
      return typed !== null && differs(typed, SECTIONS[name].read(profile));
    }),
  );
  const held = useLeaveGuard((to) => isDirty && to.pathname !== paths.profile());
  if (held === null) return null;
  return (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title={t`Leave without saving?`}
      body={t`What you entered is kept in this tab: you find it here when you come back. Others do not see it yet.`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
      onConfirm={held.proceed}
      onCancel={held.stay}
    />
  );
}
