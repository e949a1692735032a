import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { openChangesQuery } from '#data/admin/catalogue-review.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { sentTogether } from '#domain/catalogue/release/sent-together.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { ChangeGroup } from './change-group.tsx';
import { ChangeItem, othersOf } from './change-item.tsx';
import { EditorsPanel } from './editors-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { ReleasesPanel } from './releases-panel.tsx';

const TABS = ['waiting', 'next', 'releases', 'editors'] as const;
type Tab = (typeof TABS)[number];

/**
 * Proposed changes of the catalogue. Editors decide about them; administrators also publish
 * releases and name editors.
 */
export function CatalogueSection() {
  const { t } = useLingui();
  const isAdmin = can(useViewer(), 'administer');
  const query = useQuery(openChangesQuery());
  const [search, setSearch] = useSearchParams();
  const asked = TABS.find((each) => each === search.get('tab')) ?? 'waiting';
  const changes = query.data ?? [];
  const accepted = changes.filter(({ state }) => state === 'accepted');
  const items = [
    {
      value: 'waiting' as const,
      label: t`Waiting`,
      count: changes.length - accepted.length,
      panel: <Waiting />,
    },
    {
      value: 'next' as const,
      label: t`Next release`,
      count: accepted.length,
      panel: (
        <Loaded query={query}>{() => <PublishPanel key={accepted.length} accepted={accepted} />}</Loaded>
      ),
    },
    { value: 'releases' as const, label: t`Releases`, panel: <ReleasesPanel /> },
    { value: 'editors' as const, label: t`Editors`, panel: <EditorsPanel /> },
  ];
  if (!isAdmin) return <Waiting />;
  return (
    <Tabs<Tab>
      label={t`Changes of the catalogue`}
      value={asked}
      onValueChange={(tab) => setSearch({ tab }, { replace: true })}
      items={items}
    />
  );
}

function Waiting() {
  const { t } = useLingui();
  const query = useQuery(openChangesQuery());
  return (
    <Loaded query={query}>
      {(all) => {
        const changes = all.filter(({ state }) => state !== 'accepted');
        return changes.length === 0 ? (
          <EmptyState title={t`Nothing to review`} headingLevel={2} icon="check">
            <p>
              <Trans>
                Players suggest corrections and missing units on the pages of units. They wait here for a
                decision.
              </Trans>
            </p>
          </EmptyState>
        ) : (
          <ul className={styles.rows}>
            {sentTogether(changes).map(([first, ...more]) =>
              first === undefined ? null : (
                <li key={first.id}>
                  {more.length === 0 ? (
                    <ChangeItem change={first} others={othersOf(first, changes)} />
                  ) : (
                    <ChangeGroup first={first} more={more} waiting={changes} />
                  )}
                </li>
              ),
            )}
          </ul>
        );
      }}
    </Loaded>
  );
}
