import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Proposal, type ProposalState, withdrawChange } from '#data/workshop/proposals.ts';
import { subjectOf, useChangeNames } from '#data/workshop/use-change-names.ts';
import { dateFormat } from '#platform/language/language.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { proposalProblemWords } from './problem-words.ts';
import styles from './workshop.module.css';

const STATES: Readonly<Record<ProposalState, MessageDescriptor>> = {
  proposed: msg`Waits for an editor`,
  returned: msg`An editor asks back`,
  accepted: msg`Accepted, comes with the next release`,
  published: msg`Published`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
};

/** One proposal that was sent: its state, the editor's answer and what its author may do. */
export function ProposalItem({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const { id, section, state, answer, release, note } = proposal;
  const name = useChangeNames([section], language)(subjectOf(proposal, language));
  const isOpen = state === 'proposed' || state === 'returned';
  const { mutate, isPending } = useMutation({
    mutationFn: async () => withdrawChange(id),
    onSuccess: async (outcome) => {
      if (outcome.ok) toast.success({ title: t`${name} is withdrawn.` });
      else
        toast.error({ title: t`That did not work`, description: t(proposalProblemWords(outcome.problem)) });
      await queries.invalidateQueries({ queryKey: ['proposals'] });
    },
  });
  return (
    <li className={styles.item} data-faction={proposal.target.split('/')[0]}>
      <div className={styles.itemHead}>
        <h3>{name}</h3>
        <Badge tone={state === 'published' || state === 'accepted' ? 'gold' : 'neutral'}>
          {t(STATES[state])}
        </Badge>
      </div>
      <p className={styles.intro}>
        {dateFormat(language).format(new Date(proposal.updated_at))} · {note}
      </p>
      {release !== null && (
        <p className={styles.intro}>
          <Trans>In release {release}</Trans>
        </p>
      )}
      {answer !== null && answer !== '' && (
        <div>
          <p className={styles.intro}>
            <Trans>The editor’s answer</Trans>
          </p>
          <blockquote className={styles.answer}>{answer}</blockquote>
        </div>
      )}
      {isOpen && (
        <div className={styles.actions}>
          {section !== 'missions' && (
            <Button
              icon="edit"
              aria-label={t`Revise ${name}`}
              render={<Link to={workshopPaths.suggest(new URLSearchParams({ proposal: id }).toString())} />}
            >
              <Trans>Revise</Trans>
            </Button>
          )}
          <Button icon="undo" busy={isPending} aria-label={t`Withdraw ${name}`} onClick={() => mutate()}>
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
