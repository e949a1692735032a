import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type ReleaseHead, releaseHeadsQuery, rollBack } from '#data/admin/catalogue-review.ts';
import { EMPTY_CONTENT } from '#domain/catalogue/release/compose-release.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { When } from '../when.tsx';

/** All releases, each with the way back to it. */
export function ReleasesPanel() {
  const query = useQuery(releaseHeadsQuery());
  return <Loaded query={query}>{(releases) => <Releases releases={releases} />}</Loaded>;
}

function Releases({ releases }: { releases: readonly ReleaseHead[] }) {
  const { t } = useLingui();
  const { isBusy, ask, dialog } = useAct();
  const [newest, ...earlier] = releases;
  if (newest === undefined) {
    return (
      <EmptyState title={t`No release yet`} headingLevel={2} icon="list">
        <p>
          <Trans>Players have the catalogue that the app carries.</Trans>
        </p>
      </EmptyState>
    );
  }
  const goBack = (to: ReleaseHead | null) => {
    const number = newest.number + 1;
    const name = to === null ? t`the catalogue that the app carries` : t`release ${to.number}`;
    ask({
      title: t`Go back to ${name}?`,
      body: t`Release ${number} will say what ${name} says. Lists keep every line; those with units that are gone say so.`,
      confirm: t`Go back`,
      isDanger: true,
      done: t`Release ${number} is published.`,
      action: async () =>
        rollBack(to, EMPTY_CONTENT, {
          after: newest.number,
          note: to === null ? 'Back to the catalogue of the app.' : `Back to release ${String(to.number)}.`,
          note_es:
            to === null
              ? 'De vuelta al catálogo de la aplicación.'
              : `De vuelta a la versión ${String(to.number)}.`,
          note_fr:
            to === null
              ? 'Retour au catalogue de l’application.'
              : `Retour à la version ${String(to.number)}.`,
        }),
    });
  };
  return (
    <>
      {dialog}
      <ul className={styles.rows}>
        {[newest, ...earlier].map((release) => (
          <li key={release.number} className={styles.row}>
            <div className={styles.head}>
              <div className={styles.who}>
                <h2 className={styles.name}>
                  <Trans>Release {release.number}</Trans>
                </h2>
                <p className={styles.facts}>
                  <When at={release.published_at} />
                  {release === newest && <Trans>in force</Trans>}
                </p>
              </div>
              {release !== newest && (
                <Button
                  size="sm"
                  icon="restore"
                  busy={isBusy}
                  aria-label={t`Go back to it: release ${release.number}`}
                  onClick={() => goBack(release)}
                >
                  <Trans>Go back to it</Trans>
                </Button>
              )}
            </div>
            <p>{release.note}</p>
            <p>
              <Link
                to={paths.admin(
                  'news',
                  new URLSearchParams({ item: 'new', release: String(release.number) }).toString(),
                )}
                aria-label={t`Write news about it: release ${release.number}`}
              >
                <Trans>Write news about it</Trans>
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon="restore" busy={isBusy} onClick={() => goBack(null)}>
          <Trans>Go back to the catalogue that the app carries</Trans>
        </Button>
      </div>
    </>
  );
}
