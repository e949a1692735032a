import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { UnreachableNote } from './unreachable-note.tsx';
import { ProfileSections } from './edit/profile-sections.tsx';
import { Waiting } from './waiting.tsx';

/**
 * The profile of the signed-in user, once it has loaded; loaded data stays while the server does
 * not respond.
 */
export function OwnProfileView({ userId, email }: { userId: string; email: string }) {
  const profile = useQuery(ownProfileQuery(userId));
  const isReachable = useStore(sessionStore, (state) => state.isReachable);
  if (profile.data === undefined) {
    if (profile.isPending) return <Waiting failures={profile.failureCount} />;
    return <UnreachableNote onRetry={() => void profile.refetch()} />;
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
