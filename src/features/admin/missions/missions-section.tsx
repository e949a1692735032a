import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { newestReleaseQuery, openChangesQuery } from '#data/admin/catalogue-review.ts';
import { changesOfMission } from '#data/admin/mission-changes.ts';
import { type MissionText, missionTextsQuery } from '#data/admin/mission-texts.ts';
import { paths } from '#platform/paths.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { MissingBadges } from '../missing-badges.tsx';
import { MissionEditor } from './mission-editor.tsx';

/** Missions and feats, their missing translations, and the editor of one. */
export function MissionsSection() {
  const [search] = useSearchParams();
  const texts = useQuery(missionTextsQuery());
  const release = useQuery(newestReleaseQuery());
  const changes = useQuery(openChangesQuery());
  const id = search.get('id');
  return (
    <Loaded query={texts}>
      {(items) => (
        <Loaded query={release}>
          {(newest) => (
            <Loaded query={changes}>
              {(all) => {
                const item = items.find((each) => each.id === id);
                const changed = (target: string) => changesOfMission(target, newest, all);
                if (item === undefined) return <MissionList items={items} changed={changed} />;
                const change = changed(item.id);
                return (
                  <MissionEditor
                    key={`${item.id} ${JSON.stringify(change)}`}
                    item={item}
                    changed={change}
                    basedOn={newest?.number ?? 0}
                  />
                );
              }}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

type MissionListProps = {
  items: readonly MissionText[];
  changed: (id: string) => ReturnType<typeof changesOfMission>;
};

function MissionList({ items, changed }: MissionListProps) {
  const { t } = useLingui();
  const language = storedLanguage(useLanguage());
  const lacks = ({ words }: MissionText, which: 'es' | 'fr') =>
    Object.entries(words[which]).some(([place, text]) => text === '' && words.en[place] !== '');
  return (
    <ul className={styles.picks}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            className={styles.pick}
            to={paths.admin('missions', new URLSearchParams({ id: item.id }).toString())}
          >
            <span>
              {item.words[language]['name'] || item.words.en['name']}
              {item.kind === 'feat' && <> · {t`Feat`}</>}
            </span>
            <span className={styles.badges}>
              {Object.keys(changed(item.id)).length > 0 && (
                <Badge tone="gold" icon="edit">
                  <Trans>changed here</Trans>
                </Badge>
              )}
              <MissingBadges lacks={(which) => lacks(item, which)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
