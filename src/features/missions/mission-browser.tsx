import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DidYouMean } from '#components/did-you-mean/did-you-mean.tsx';
import { MissionMapStamp } from '#components/mission-map/mission-map-stamp.tsx';
import { loadMissionFinder } from '#data/search/load-mission-finder.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import { localName, localText } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type {
  DescribedFeat,
  DescribedMission,
  MissionLibrary,
} from '#domain/game/missions/mission-library.ts';
import type { MissionKind } from '#domain/game/missions/mission.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useFetched } from '#platform/use-fetched.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './mission-browser.module.css';
import { MissionFacts } from './mission-facts.tsx';

type MissionBrowserProps = {
  library: MissionLibrary;
  language: Language;
  /** The mission or feat of the address. */
  chosenId: string | null;
  /** The one beside the list, which is marked. */
  shownId: string | null;
};

/** The lists of missions and feats, a tab each, with a search over both. */
export function MissionBrowser({ library, language, chosenId, shownId }: MissionBrowserProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [filter, setFilter] = useState<MissionFilter>({ search: '', kind: 'all' });
  const isFeat =
    chosenId === null ? address.get('tab') === 'feats' : library.feats.some(({ id }) => id === chosenId);
  const found = useFoundMissions(library, language, filter.search);
  const missions = found.missions.filter(({ kind }) => filter.kind === 'all' || kind === filter.kind);
  const { feats } = found;
  return (
    <div className={styles.browser}>
      <TextField
        label={t`Search missions and feats`}
        hideLabel
        placeholder={t`Search missions and feats`}
        type="search"
        icon="search"
        clearLabel={t`Clear search`}
        value={filter.search}
        onValueChange={(search) => setFilter({ ...filter, search })}
      />
      <DidYouMean corrected={found.corrected} onType={(search) => setFilter({ ...filter, search })} />
      <Tabs
        label={t`Missions and feats`}
        value={isFeat ? 'feats' : 'missions'}
        onValueChange={(tab) =>
          void navigate(paths.missions(null, tab === 'feats'), {
            replace: chosenId === null,
            preventScrollReset: true,
          })
        }
        items={[
          {
            value: 'missions',
            label: t`Missions`,
            count: missions.length,
            panel: (
              <div className={styles.panel}>
                <ToggleGroup
                  label={t`Kind of mission`}
                  value={filter.kind}
                  onValueChange={(kind) => setFilter({ ...filter, kind })}
                  items={[
                    { value: 'all', label: t`All` },
                    { value: 'official', label: t`Official` },
                    { value: 'community', label: t`Community` },
                  ]}
                />
                <ChoiceList label={t`Missions`} items={missions} language={language} shownId={shownId} />
              </div>
            ),
          },
          {
            value: 'feats',
            label: t`Feats`,
            count: feats.length,
            panel: <ChoiceList label={t`Feats`} items={feats} language={language} shownId={shownId} />,
          },
        ]}
      />
    </div>
  );
}

/** The filter for missions: words of their names, creators and descriptions, and a kind. */
type MissionFilter = { readonly search: string; readonly kind: MissionKind | 'all' };

type ChoiceListProps = {
  label: string;
  items: readonly (DescribedMission | DescribedFeat)[];
  language: Language;
  shownId: string | null;
};

/** The missions or feats to choose from; the one that is shown is in view. */
function ChoiceList({ label, items, language, shownId }: ChoiceListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list moves, not the page.
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [shownId]);
  if (items.length === 0) {
    return (
      <EmptyState title={t`Nothing matches`} icon="search">
        <p>
          <Trans>Try a shorter word, or show both kinds.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            className={styles.row}
            to={paths.missions(item.id)}
            aria-current={item.id === shownId ? 'page' : undefined}
          >
            <span className={'map' in item ? styles.stamp : styles.medal}>
              {'map' in item ? <MissionMapStamp map={item.map} /> : <Icon name="flag" size={22} />}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{localName(item, language)}</span>
              {'map' in item ? (
                <span className={styles.facts}>
                  <MissionFacts mission={item} />
                </span>
              ) : (
                <span className={styles.text}>{localText(item, language)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The found missions and feats, and the search with its misspelled words put right, or null. */
type FoundMissions = MissionLibrary & { readonly corrected: string | null };

/**
 * Returns the missions and feats that a search finds by their names and descriptions, best first;
 * all of them for a blank search. Until the search is fetched, names alone find.
 */
function useFoundMissions(library: MissionLibrary, language: Language, search: string): FoundMissions {
  const isBlank = search.trim() === '';
  const find = useFetched(isBlank ? null : library, async (searched) =>
    loadMissionFinder(searched, language),
  );
  if (isBlank) return { ...library, corrected: null };
  if (find === null) {
    return {
      missions: named(library.missions, search),
      feats: named(library.feats, search),
      corrected: null,
    };
  }
  const { ids, corrected } = find(search);
  return { missions: inOrder(library.missions, ids), feats: inOrder(library.feats, ids), corrected };
}

function inOrder<Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]) {
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}

function named<Item extends DescribedMission | DescribedFeat>(items: readonly Item[], search: string) {
  const wanted = foldText(search);
  return items.filter(({ name, names, also, creator }) =>
    [name, ...Object.values(names), ...also, creator ?? ''].some((each) => foldText(each).includes(wanted)),
  );
}
