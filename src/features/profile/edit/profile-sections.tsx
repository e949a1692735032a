import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { waitingResults } from '#data/results/waiting-results.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { ProfileHead } from '../profile-head.tsx';
import styles from '../profile.module.css';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { AboutSection } from './about-section.tsx';
import { ElsewhereSection } from './elsewhere-section.tsx';
import { IdentitySection } from './identity-section.tsx';

const loadTabs = async () => import('./later-tabs.tsx');
const loadSecurity = async () => (await loadTabs()).SecurityPanel;
const loadPrivacy = async () => (await loadTabs()).PrivacyPanel;
const loadGames = async () => (await loadTabs()).GamesPanel;
const loadData = async () => (await loadTabs()).DataPanel;
const loadNotifications = async () => (await loadTabs()).NotificationsPanel;

type ProfileSectionsProps = {
  profile: OwnProfile;
  email: string;
  /** Nobody is signed in: there is only something to look at. */
  isPreview: boolean;
  notice: ReactNode;
};

const SECTION = 'section';

/** The profile in tabs; the address names the current one. */
export function ProfileSections({ profile, email, isPreview, notice }: ProfileSectionsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const waiting = useStore(waitingResults, (state) => state.count);
  const shared = { profile, isReadOnly: isPreview };
  const open = [
    {
      value: 'profile',
      label: t`Profile`,
      panel: (
        <div className={styles.cards}>
          <IdentitySection {...shared} />
          <AboutSection {...shared} />
          <ElsewhereSection {...shared} />
        </div>
      ),
    },
    { value: 'privacy', label: t`Privacy`, panel: <LaterPanel load={loadPrivacy} props={shared} /> },
  ];
  const games = {
    value: 'games',
    label: waiting === 0 ? t`Games` : t`Games (${waiting})`,
    panel: <LaterPanel load={loadGames} props={{ profile }} />,
  };
  const own = [
    {
      value: 'notifications',
      label: t`Notifications`,
      panel: <LaterPanel load={loadNotifications} props={{ userId: profile.id }} />,
    },
    {
      value: 'security',
      label: t`Security`,
      panel: <LaterPanel load={loadSecurity} props={{ userId: profile.id, email }} />,
    },
    { value: 'data', label: t`My data`, panel: <LaterPanel load={loadData} props={{ profile }} /> },
  ];
  const items = isPreview
    ? open
    : [open[0], games, ...open.slice(1), ...own].filter((one) => one !== undefined);
  const wanted = search.get(SECTION);
  const shown = items.find(({ value }) => value === wanted)?.value ?? 'profile';
  return (
    <div className="stack">
      <ProfileHead profile={profile} email={email} isPreview={isPreview} isWhole={shown === 'profile'} />
      {notice}
      <Tabs
        label={t`Parts of the profile`}
        value={shown}
        onValueChange={(value) =>
          setSearch(value === 'profile' ? {} : { [SECTION]: value }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        items={items}
      />
    </div>
  );
}

type LaterPanelProps<Props extends object> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** A panel whose code is fetched when it first shows; a failure can be retried. */
function LaterPanel<Props extends object>({ load, props }: LaterPanelProps<Props>) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <LoadFailure onRetry={() => setFailed(false)} />;
  return <Lazy load={load} props={props} isQuiet onFailure={() => setFailed(true)} />;
}
