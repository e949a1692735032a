import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ProfileSections } from './edit/profile-sections.tsx';
import { OwnProfileView } from './own-profile-view.tsx';

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
    <div className="page">
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
};
