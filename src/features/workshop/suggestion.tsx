import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { basedOn as releaseNumber, catalogueSourcesQuery } from '#data/workshop/catalogue-sources.ts';
import { readDraft } from '#data/workshop/kept-drafts.ts';
import { ownProposalsQuery, type Proposal } from '#data/workshop/proposals.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { applyOverlay, type CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { parseOverlay } from '#domain/catalogue/release/overlay-schema.ts';
import { EMPTY_OVERLAY } from '#domain/catalogue/release/overlay.ts';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { draftOf } from '#domain/catalogue/workshop/draft-of.ts';
import { emptyDraft } from '#domain/catalogue/workshop/draft.ts';
import { DeadEnd } from './dead-end.tsx';
import { useDraft } from './use-draft.ts';
import { Workshop } from './workshop.tsx';

type SuggestionProps = {
  /** The draft's id on this device. */
  id: string;
  /** The unit of the catalogue that the address names; null for none. */
  unit: string | null;
  /** The sent proposal that the address names; null for none. */
  proposal: string | null;
};

/** The draft that the address names, once everything is there that it is checked against. */
export function Suggestion({ id, unit, proposal }: SuggestionProps) {
  const { t } = useLingui();
  const sources = useQuery(catalogueSourcesQuery());
  if (sources.isPending) return <Waiting />;
  if (sources.isError) {
    return (
      <div className="page">
        <title>{t`Suggest a correction – Muster`}</title>
        <LoadFailure error={sources.error} onRetry={() => void sources.refetch()} />
      </div>
    );
  }
  if (proposal !== null && readDraft(id) === null)
    return <Revision key={id} id={id} proposalId={proposal} sources={sources.data} />;
  if (unit !== null && baseUnit(sources.data, unit) === null && readDraft(id) === null)
    return <DeadEnd reason="unit" />;
  return <OpenedDraft key={id} id={id} sources={sources.data} />;
}

function OpenedDraft({ id, sources }: { id: string; sources: CatalogueSources }) {
  const [params] = useSearchParams();
  const { t } = useLingui();
  const open = useDraft(id, () => {
    const base = baseUnit(sources, id);
    const draft =
      base === null ? emptyDraft(params.get('faction') ?? '', params.get('name') ?? '') : draftOf(base);
    const note = base === null ? t`This unit is missing.` : '';
    return {
      revises: null,
      basedOn: releaseNumber(),
      draft: { ...draft, origin: { ...draft.origin, note } },
    };
  });
  return <Workshop open={open} sources={sources} />;
}

type RevisionProps = { id: string; proposalId: string; sources: CatalogueSources };

/** A proposal that was sent, opened to be changed: the first change makes a draft of it. */
function Revision({ id, proposalId, sources }: RevisionProps) {
  const userId = userIdOf(useViewer());
  const proposals = useQuery({ ...ownProposalsQuery(userId ?? ''), enabled: userId !== null });
  if (userId === null) return <DeadEnd reason="signed-out" />;
  if (proposals.isPending) return <Waiting failures={proposals.failureCount} />;
  if (proposals.isError)
    return (
      <div className="page">
        <LoadFailure error={proposals.error} onRetry={() => void proposals.refetch()} />
      </div>
    );
  const proposal = proposals.data.find((each) => each.id === proposalId);
  const sent = proposal === undefined ? null : draftOfProposal(proposal, sources);
  if (sent === null) return <DeadEnd reason="proposal" />;
  return <RevisedDraft id={id} revises={proposalId} draft={sent} sources={sources} />;
}

type RevisedDraftProps = Pick<RevisionProps, 'id' | 'sources'> & {
  revises: string;
  draft: NonNullable<ReturnType<typeof draftOfProposal>>;
};

function RevisedDraft({ id, revises, draft, sources }: RevisedDraftProps) {
  const open = useDraft(id, () => ({ revises, basedOn: releaseNumber(), draft }));
  return <Workshop open={open} sources={sources} />;
}

/** The draft that a sent proposal was; null when the catalogue cannot take it any more. */
function draftOfProposal(
  { section, target, change, note, source, source_page: page, wants_credit: wantsCredit }: Proposal,
  sources: CatalogueSources,
) {
  const overlay = parseOverlay({ ...EMPTY_OVERLAY, [section]: { [target]: change } }, 'proposal');
  const applied = overlay.ok ? applyOverlay(sources, overlay.value) : null;
  const after = applied?.ok === true ? baseUnit(applied.value, target) : null;
  if (after === null) return null;
  const draft = draftOf(after, { source, page: page ?? '', note, wantsCredit });
  return baseUnit(sources, target) === null ? { ...draft, unit: null } : draft;
}
