import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import { limitNames } from '../format-verdict/limit-names.ts';
import { factionName } from '#data/faction-summaries.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Format, FormatLimit } from '#domain/formats/format.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './format-facts.module.css';
import { usePointsWords } from './use-points-words.ts';

/** Everything that a format demands, as terms and what they mean. */
export function FormatFacts({ format }: { format: Format }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const points = usePointsWords()(format);
  const { copies, deadline, factions, feats, limits, missions, release, tournament } = format;
  const list = new Intl.ListFormat(language);
  return (
    <FactList>
      {points !== null && <Fact term={t`Points`}>{points}</Fact>}
      <Fact term={t`Factions`}>
        {factions.length === 0
          ? t`All factions`
          : list.format(factions.map((id) => factionName(id, language) ?? id))}
      </Fact>
      {tournament && <Fact term={t`Units`}>{t`Tournament legal units only`}</Fact>}
      {copies !== null && <Fact term={t`Copies of a unit`}>{t`${copies} at most`}</Fact>}
      <Limits limits={limits} />
      {release !== null && <Fact term={t`Catalogue`}>{t`Release ${release}`}</Fact>}
      {missions.length > 0 && (
        <Fact term={t`Missions`}>
          <MissionLinks ids={missions} />
        </Fact>
      )}
      {feats.length > 0 && (
        <Fact term={t`Feats`}>
          <MissionLinks ids={feats} />
        </Fact>
      )}
      {deadline !== null && (
        <Fact term={t`Lists until`}>{i18n.date(deadline, { dateStyle: 'full', timeStyle: 'short' })}</Fact>
      )}
    </FactList>
  );
}

function Limits({ limits }: { limits: readonly FormatLimit[] }) {
  const { t } = useLingui();
  const names = limitNames(useLanguage());
  if (limits.length === 0) return null;
  return (
    <Fact term={t`Limits`}>
      <ul className={styles.plain}>
        {limits.map(({ of, id, max }) => (
          <li key={`${of} ${id}`}>
            {max === 0 ? (
              <Trans>{names[of](id)}: banned</Trans>
            ) : (
              <Trans>
                {names[of](id)}: {max} at most
              </Trans>
            )}
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function MissionLinks({ ids }: { ids: readonly string[] }) {
  const language = useLanguage();
  const { library } = useMissions(language);
  const all = library === null ? [] : [...library.missions, ...library.feats];
  return (
    <ul className={styles.plain}>
      {ids.map((id) => {
        const found = all.find((each) => each.id === id);
        return (
          <li key={id}>
            {found === undefined ? id : <Link to={paths.missions(id)}>{localName(found, language)}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
