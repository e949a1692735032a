import { useQuery } from '@tanstack/react-query';
import { Waiting } from '#components/waiting/waiting.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { ownProposalsQuery, type Proposal } from '#data/workshop/proposals.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { draftOfChange } from '#domain/catalogue/workshop/draft-of-change.ts';
import { DeadEnd } from './dead-end.tsx';
import { RevisedUnit } from './opened-unit.tsx';
import { RevisedWords } from './opened-words.tsx';

type RevisionProps = { id: string; proposalId: string; sources: CatalogueSources };

/** A proposal that was sent, opened to be changed. */
export function Revision({ id, proposalId, sources }: RevisionProps) {
  const userId = userIdOf(useViewer());
  const proposals = useQuery({ ...ownProposalsQuery(userId ?? ''), enabled: userId !== null });
  if (userId === null) return <DeadEnd reason="signed-out" />;
  if (proposals.data === undefined)
    return (
      <div className="page">
        <Waiting failure={proposals.failureReason} />
      </div>
    );
  const proposal = proposals.data.find((each) => each.id === proposalId);
  const draft = proposal === undefined ? null : draftOfProposal(proposal, sources);
  if (draft === null) return <DeadEnd reason="proposal" />;
  const opened = { id, revises: proposalId, sources };
  return draft.section === 'units' ? (
    <RevisedUnit {...opened} draft={draft} />
  ) : (
    <RevisedWords {...opened} draft={draft} />
  );
}

function draftOfProposal(
  { note, source, source_page: page, wants_credit: wantsCredit, ...sent }: Proposal,
  sources: CatalogueSources,
) {
  return draftOfChange({ ...sent, origin: { source, page: page ?? '', note, wantsCredit } }, sources);
}
