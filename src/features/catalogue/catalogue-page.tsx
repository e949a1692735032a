import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CatalogueLinks } from '#components/catalogue-links/catalogue-links.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { overviewQuery, releasesQuery } from '#data/release/published-releases.ts';
import { useLanguage } from '#platform/use-language.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { Article } from '#ui/article/article.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './catalogue.module.css';
import { ChooseVersions } from './choose-versions.tsx';
import { Contributors } from './contributors.tsx';
import { Downloads } from './downloads.tsx';
import { Missing } from './missing.tsx';
import { Releases } from './releases.tsx';

/**
 * `/catalogue`: the releases of the catalogue with what each changed, any two compared, what is not
 * known yet, who contributed, and the whole of it to take away.
 */
export function Component() {
  return (
    <WithQueries>
      <Content />
    </WithQueries>
  );
}

function Content() {
  const { t } = useLingui();
  const language = useLanguage();
  const releases = useQuery(releasesQuery());
  const newest = releases.data?.[0]?.number ?? 0;
  // Until the releases are there, the files of the app speak.
  const overview = useQuery(overviewQuery(newest, language));
  const contributors = overview.data?.contributors ?? [];
  return (
    <div className="page" data-width="wide">
      <title>{t`The catalogue and its releases – Muster`}</title>
      <Article
        title={t`The catalogue`}
        lead={
          <>
            <p>
              <Trans>
                All that Muster knows about factions, units, keywords and missions. Players correct it and add
                to it; what is published reaches everybody as a numbered release.
              </Trans>
            </p>
            <div className={styles.actions}>
              <Button size="sm" icon="plus" render={<Link to={workshopPaths.suggest()} />}>
                <Trans>Add a missing unit</Trans>
              </Button>
              <CatalogueLinks />
            </div>
          </>
        }
        contentsLabel={t`Contents`}
        sections={[
          { id: 'releases', title: t`Releases`, body: <Releases releases={releases} /> },
          ...(newest > 0
            ? [{ id: 'compare', title: t`Compare two versions`, body: <ChooseVersions newest={newest} /> }]
            : []),
          { id: 'missing', title: t`Still missing`, body: <Missing overview={overview} /> },
          ...(contributors.length > 0
            ? [{ id: 'people', title: t`Who contributed`, body: <Contributors names={contributors} /> }]
            : []),
          { id: 'downloads', title: t`Take it with you`, body: <Downloads /> },
        ]}
      />
    </div>
  );
}
