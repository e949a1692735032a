import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { adminErrataQuery, type AdminErratum } from '#data/admin/admin-errata.ts';
import { type MissionText, missionTextsQuery } from '#data/admin/mission-texts.ts';
import { paths } from '#platform/paths.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { MissingBadges } from '../missing-badges.tsx';
import { MissionEditor } from './mission-editor.tsx';

/** Missions and feats with their texts, their missing translations, and the editor of one. */
export function MissionsSection() {
  const [search] = useSearchParams();
  const texts = useQuery(missionTextsQuery());
  const errata = useQuery(adminErrataQuery());
  const id = search.get('id');
  return (
    <Loaded query={texts}>
      {(items) => (
        <Loaded query={errata}>
          {(all) => {
            const item = items.find((each) => each.id === id);
            const found = all.find(({ kind, target }) => kind !== 'unit' && target === id) ?? null;
            if (item === undefined) return <MissionList items={items} errata={all} />;
            return (
              <MissionEditor key={`${item.id} ${found?.updated_at ?? ''}`} item={item} erratum={found} />
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

type MissionListProps = { items: readonly MissionText[]; errata: readonly AdminErratum[] };

function MissionList({ items, errata }: MissionListProps) {
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
              {errata.some(({ kind, target }) => kind === item.kind && target === item.id) && (
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
