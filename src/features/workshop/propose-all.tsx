import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useViewer } from '#data/session/use-viewer.ts';
import { basedOn as releaseNumber } from '#data/workshop/catalogue-sources.ts';
import { proposeChanges } from '#data/workshop/proposals.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { FactionChange } from '#domain/catalogue/release/overlay.ts';
import type { DraftOrigin } from '#domain/catalogue/workshop/draft.ts';
import type { TableRow } from '#domain/catalogue/workshop/table-changes.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { proposalProblemWords } from './problem-words.ts';
import styles from './workshop.module.css';

/** A row that changes the catalogue. */
export type ReadyRow = Extract<TableRow, { readonly what: 'added' | 'changed' }>;

type ProposeAllProps = {
  rows: readonly ReadyRow[];
  /** Changes of the factions of the table, by id. */
  factions: Readonly<Record<string, FactionChange>>;
  origin: DraftOrigin;
  onSent: () => void;
};

/** Sends all rows of a table, and its factions, to the editors. */
export function ProposeAll({ rows, factions, origin, onSent }: ProposeAllProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () =>
      proposeChanges(
        [
          ...Object.entries(factions).map(([target, change]) => ({
            section: 'factions' as const,
            target,
            change,
          })),
          ...rows.map(({ target, change }) => ({ section: 'units' as const, target, change })),
        ].map((proposed) => ({ ...proposed, origin, basedOn: releaseNumber() })),
      ),
    onSuccess: async (outcome) => {
      if (!outcome.ok) return;
      onSent();
      toast.success({ title: t`Thank you! An editor will look at it.` });
      await queries.invalidateQueries({ queryKey: ['proposals'] });
      await navigate(workshopPaths.proposals());
    },
  });
  const problem = data?.ok === false ? data.problem : null;
  if (userIdOf(viewer) === null && viewer.status !== 'loading') {
    return (
      <div className={styles.choices}>
        <p className={styles.intro}>
          <Trans>Sending needs an account. The table stays on this device.</Trans>
        </p>
        <Button variant="primary" render={<Link to={paths.login(workshopPaths.importUnits())} />}>
          <Trans>Sign in to send</Trans>
        </Button>
      </div>
    );
  }
  return (
    <>
      {problem !== null && (
        <Banner tone="violation" role="alert">
          {t(proposalProblemWords(problem))}
        </Banner>
      )}
      <Button
        variant="primary"
        size="lg"
        icon="share"
        busy={isPending}
        disabled={viewer.status === 'loading' || origin.note.trim() === ''}
        onClick={() => mutate()}
      >
        <Plural value={rows.length} one="Propose # unit" other="Propose # units" />
      </Button>
    </>
  );
}
