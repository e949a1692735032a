import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Language } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/mission-library.ts';
import { paths } from '#platform/paths.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './mission-browser.module.css';
import { FeatList, MissionList } from './mission-list.tsx';
import { foldText } from '#domain/catalogue/fold.ts';
import type { Named, MissionKind } from '#domain/game/mission.ts';

type MissionBrowserProps = { library: MissionLibrary; language: Language; shownId: string | null };

/** The lists of missions and feats, a tab each, with a search over both. */
export function MissionBrowser({ library, language, shownId }: MissionBrowserProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [filter, setFilter] = useState<MissionFilter>({ search: '', kind: 'all' });
  const isFeat =
    shownId === null ? address.get('tab') === 'feats' : library.feats.some(({ id }) => id === shownId);
  const missions = findNamed(library.missions, filter.search).filter(
    ({ kind }) => filter.kind === 'all' || kind === filter.kind,
  );
  const feats = findNamed(library.feats, filter.search);
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
      <Tabs
        label={t`Missions and feats`}
        value={isFeat ? 'feats' : 'missions'}
        onValueChange={(tab) =>
          void navigate(paths.missions(null, tab === 'feats'), {
            replace: shownId === null,
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
                <MissionList items={missions} language={language} shownId={shownId} />
              </div>
            ),
          },
          {
            value: 'feats',
            label: t`Feats`,
            count: feats.length,
            panel: <FeatList items={feats} language={language} shownId={shownId} />,
          },
        ]}
      />
    </div>
  );
}

type Findable = Named & { readonly also: readonly string[]; readonly creator: string | null };

/**
 * The filter for missions: a word of their name in any language, of another name or of their
 * creator; and a kind.
 */
type MissionFilter = { readonly search: string; readonly kind: MissionKind | 'all' };

/**
 * Returns the items whose names contain the searched text, ignoring accents and case; all of them
 * for a blank text.
 */
function findNamed<Item extends Findable>(items: readonly Item[], search: string): readonly Item[] {
  const wanted = foldText(search);
  return items.filter(({ name, names, also, creator }) =>
    [name, ...Object.values(names), ...also, creator ?? ''].some((each) => foldText(each).includes(wanted)),
  );
}
