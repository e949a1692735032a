import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useViewer } from '#data/session/use-viewer.ts';
import { dropDraft } from '#data/workshop/kept-drafts.ts';
import { type NewProposal, proposeChanges, reviseChange } from '#data/workshop/proposals.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { proposalProblemWords } from './problem-words.ts';
import type { OpenDraft } from './use-draft.ts';
import styles from './workshop.module.css';

type SendButtonProps = {
  open: Pick<OpenDraft<unknown>, 'id' | 'revises' | 'basedOn'>;
  /** Returns the draft as a proposal; null while something keeps it from being sent. */
  proposed: () => Omit<NewProposal, 'basedOn'> | null;
  /** Somebody tried to send what cannot be sent. */
  onCheck: () => void;
};

/** Sends the draft to the editors; a guest is asked to sign in first, and the draft stays. */
export function SendButton({ open, proposed, onCheck }: SendButtonProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const viewer = useViewer();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (proposal: Omit<NewProposal, 'basedOn'>) => {
      const sent = { ...proposal, basedOn: open.basedOn };
      return open.revises === null ? proposeChanges([sent]) : reviseChange(open.revises, sent);
    },
    onSuccess: async (outcome) => {
      if (!outcome.ok) return;
      dropDraft(open.id);
      toast.success({ title: t`Thank you! An editor will look at it.` });
      await queries.invalidateQueries({ queryKey: ['proposals'] });
      await navigate(workshopPaths.proposals());
    },
  });
  const problem = data?.ok === false ? data.problem : null;
  const send = () => {
    const proposal = proposed();
    if (proposal !== null) mutate(proposal);
    else {
      onCheck();
      toast.warning({
        title: t`Not ready to be sent`,
        description: t`See what is missing under “What changes”.`,
      });
    }
  };
  return (
    <>
      {problem !== null && (
        <Banner tone="violation" role="alert" className={styles.problem}>
          {t(proposalProblemWords(problem))}
        </Banner>
      )}
      {userIdOf(viewer) === null && viewer.status !== 'loading' ? (
        <Button variant="primary" render={<Link to={paths.login(`${pathname}${search}`)} />}>
          <Trans>Sign in to send</Trans>
        </Button>
      ) : (
        <Button
          variant="primary"
          icon="share"
          busy={isPending}
          disabled={viewer.status === 'loading'}
          onClick={send}
        >
          <Trans>Send</Trans>
        </Button>
      )}
    </>
  );
}
