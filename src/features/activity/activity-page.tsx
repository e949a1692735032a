import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { WaitingResults } from '#components/recorded-games/waiting-results.tsx';
import { readWarning, warningsQuery } from '#data/community/warnings.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { ageText } from '#platform/age-text.ts';
import { nowIso } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { classNames } from '#ui/class-names.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './activity.module.css';
import { Feed } from './feed.tsx';
import { People } from './people.tsx';

/**
 * The feed of followed players and of reactions to the user's own lists, and the players that the
 * user follows (docs/product.md, "Activity feed").
 */
export function Component() {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <WithQueries>
      <title>{t`Activity Feed – Muster`}</title>
      <div className={classNames('page', styles.page)} data-width="wide">
        {viewer.status === 'loading' && <Waiting shape="list" />}
        {viewer.status !== 'loading' && !can(viewer, 'view-activity') && <SignInFirst />}
        {can(viewer, 'view-activity') && <ActivityTabs userId={userIdOf(viewer)} />}
      </div>
    </WithQueries>
  );
}

/** `userId` is null for the pseudo user of previews, whom the server does not know. */
function ActivityTabs({ userId }: { userId: string | null }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'players' ? 'players' : 'feed';
  const isWide = useMediaQuery(DESKTOP);
  const openTab = (next: 'feed' | 'players') =>
    setSearch(next === 'feed' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  const parts = [
    {
      value: 'feed',
      label: t`What happened`,
      of: (id: string) => (
        <Feed userId={id} onFindPlayers={isWide ? focusSearch : () => openTab('players')} />
      ),
    },
    { value: 'players', label: t`Players`, of: (id: string) => <People userId={id} /> },
  ] as const;
  return (
    <>
      <h1 className={styles.title}>
        <Trans>Activity Feed</Trans>
      </h1>
      {userId !== null && <Warnings userId={userId} />}
      <WaitingResults />
      {userId === null ? (
        <EmptyState title={t`There is nothing in a preview`} headingLevel={2} icon="info">
          <p>
            <Trans>Sign in with an account of this site to see what players do.</Trans>
          </p>
        </EmptyState>
      ) : isWide ? (
        <div className={styles.columns}>
          {parts.map(({ value, label, of }) => (
            <section key={value} aria-label={label}>
              {of(userId)}
            </section>
          ))}
        </div>
      ) : (
        <Tabs
          label={t`Activity`}
          value={tab}
          onValueChange={openTab}
          items={parts.map(({ value, label, of }) => ({ value, label, panel: of(userId) }))}
        />
      )}
    </>
  );
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('[type="search"]')?.focus();
}

function SignInFirst() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Activity is for players with an account`} headingLevel={1} icon="user">
      <p>
        <Trans>
          Follow players, see what they post, and hear what others say to your lists. Sign in to begin.
        </Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.login(paths.activity())} />}>
        <Trans>Sign in</Trans>
      </Button>
      <Button render={<Link to={paths.communityLists()} />}>
        <Trans>Community lists</Trans>
      </Button>
    </EmptyState>
  );
}

/** The administrators' unread messages to this player; most players have none. */
function Warnings({ userId }: { userId: string }) {
  const language = useLanguage();
  const client = useQueryClient();
  const { data = [] } = useQuery(warningsQuery(userId));
  const note = async (id: string) => {
    await readWarning(id, nowIso());
    await client.invalidateQueries({ queryKey: warningsQuery(userId).queryKey });
  };
  return data.map(({ id, body, created_at: at, hidden_kind: kind, hidden_name: name }) => (
    <Banner
      key={id}
      tone="warning"
      title={<Trans>A message from the administrators</Trans>}
      actions={
        <Button size="sm" icon="check" onClick={() => void note(id)}>
          <Trans>I have read it</Trans>
        </Button>
      }
    >
      {kind === 'list' && (
        <p>
          <Trans>Your list “{name ?? ''}” was hidden. Reason:</Trans>
        </p>
      )}
      {kind === 'comment' && (
        <p>
          <Trans>Your comment “{name ?? ''}” was hidden. Reason:</Trans>
        </p>
      )}
      <p className={styles.sentence}>{body}</p>
      <p className={styles.muted}>{ageText(at, language)}</p>
    </Banner>
  ));
}
