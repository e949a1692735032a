import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { Waiting } from '#components/waiting/waiting.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { keptDrafts, refreshDrafts } from '#data/workshop/kept-drafts.ts';
import { ownProposalsQuery } from '#data/workshop/proposals.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { addFactionPath, addTermPath, workshopPaths } from '#platform/workshop-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { DraftItem } from './draft-item.tsx';
import { ProposalItem } from './proposal-item.tsx';
import styles from './workshop.module.css';

/** `/catalogue/proposals`: the drafts of this device, and what became of those that were sent. */
export function Component() {
  const { t } = useLingui();
  return (
    <WithQueries>
      <div className={`page ${styles.page}`}>
        <title>{t`My proposals – Muster`}</title>
        <header className={styles.head}>
          <h1>
            <Trans>My drafts and proposals</Trans>
          </h1>
          <p className={styles.intro}>
            <Trans>Corrections and missing things that you suggest for the catalogue.</Trans>
          </p>
        </header>
        <div className={styles.choices}>
          <Button icon="plus" render={<Link to={workshopPaths.suggest()} />}>
            <Trans>Add a missing unit</Trans>
          </Button>
          <Button icon="plus" render={<Link to={addTermPath()} />}>
            <Trans>Add a missing term</Trans>
          </Button>
          <Button icon="plus" render={<Link to={addFactionPath()} />}>
            <Trans>Add a missing faction</Trans>
          </Button>
          <Button icon="list" render={<Link to={workshopPaths.importUnits()} />}>
            <Trans>Many units from a table</Trans>
          </Button>
        </div>
        <div className={styles.halves}>
          <Drafts />
          <Sent />
        </div>
      </div>
    </WithQueries>
  );
}

function Drafts() {
  const drafts = useStore(keptDrafts);
  // Another tab may have written some.
  useEffect(refreshDrafts, []);
  return (
    <section className={styles.group} aria-labelledby="drafts">
      <h2 id="drafts" className={styles.title}>
        <Trans>Drafts on this device</Trans>
      </h2>
      {drafts.length === 0 ? (
        <p className={styles.intro}>
          <Trans>No drafts. What you write in the form is kept here until you send it.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {drafts.map((kept) => (
            <DraftItem key={kept.id} kept={kept} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Sent() {
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  return (
    <section className={styles.group} aria-labelledby="sent">
      <h2 id="sent" className={styles.title}>
        <Trans>Sent</Trans>
      </h2>
      {userId === null && viewer.status !== 'loading' && (
        <div className={styles.choices}>
          <p className={styles.intro}>
            <Trans>Sign in to see what became of your proposals.</Trans>
          </p>
          <Button render={<Link to={paths.login(workshopPaths.proposals())} />}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      )}
      {userId !== null && <SentBy userId={userId} />}
    </section>
  );
}

function SentBy({ userId }: { userId: string }) {
  const proposals = useQuery(ownProposalsQuery(userId));
  if (proposals.data === undefined) return <Waiting shape="rows" failure={proposals.failureReason} />;
  if (proposals.data.length === 0) {
    return (
      <p className={styles.intro}>
        <Trans>You have not sent any proposals yet.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {proposals.data.map((proposal) => (
        <ProposalItem key={proposal.id} proposal={proposal} />
      ))}
    </ul>
  );
}
