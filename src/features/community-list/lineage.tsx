import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { forksQuery, type Post } from '#data/community/post.ts';
import { ageText } from '#platform/age-text.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './community-list.module.css';
import { loadChanges } from './load-content.ts';

/**
 * The list that this one was made from with what was changed in it, and the lists that were made
 * from this one.
 */
export function Lineage({ post }: { post: Post }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: forks = [] } = useQuery(forksQuery(post.id));
  const { source } = post;
  if (!post.isCopy && forks.length === 0) return null;
  const list = source === null ? null : <Link to={paths.communityList(source.id)}>{source.name}</Link>;
  return (
    <div className={styles.lineage}>
      {source !== null && list !== null && (
        <p>
          {source.author === null ? (
            <Trans>Based on {list}</Trans>
          ) : (
            <Trans>
              Based on {list} by <Link to={paths.publicProfile(source.author.who)}>{source.author.name}</Link>
            </Trans>
          )}
        </p>
      )}
      {source !== null && (
        <div className={styles.changes}>
          <Lazy load={loadChanges} props={{ post, source }} />
        </div>
      )}
      {post.isCopy && source === null && (
        <p className={styles.muted}>
          <Trans>
            The list that this one is based on is no longer here. It may have been deleted, taken down or
            hidden.
          </Trans>
        </p>
      )}
      {forks.length > 0 && (
        <Disclosure title={t`Lists based on this one`} count={forks.length}>
          <ul className={styles.forks}>
            {forks.map((fork) => (
              <li key={fork.id}>
                <Link to={paths.communityList(fork.id)} dir="auto">
                  {fork.name}
                </Link>{' '}
                <span className={styles.muted}>
                  {fork.author?.name} {ageText(fork.createdAt, language)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
