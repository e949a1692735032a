import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { CommunityProblem } from '#domain/community/problem.ts';
import type { FactionChange, TermChange, UnitChange } from '#domain/catalogue/release/overlay.ts';
import type { DraftOrigin } from '#domain/catalogue/workshop/draft.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { problemOf } from '../community/problem-of.ts';

/** The most changes of one call. */
const MOST_AT_ONCE = 60;

export const PROPOSAL_STATES = [
  'proposed',
  'returned',
  'accepted',
  'published',
  'declined',
  'withdrawn',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

const proposal = v.object({
  id: v.string(),
  section: v.string(),
  target: v.string(),
  change: v.unknown(),
  note: v.string(),
  source: v.picklist(['card', 'rules', 'faq']),
  source_page: v.nullable(v.string()),
  wants_credit: v.boolean(),
  based_on: v.number(),
  state: v.picklist(PROPOSAL_STATES),
  answer: v.nullable(v.string()),
  release: v.nullable(v.number()),
  created_at: v.string(),
  updated_at: v.string(),
});
/** A change that a player proposed, and what became of it. */
export type Proposal = v.InferOutput<typeof proposal>;

/** The reason why a proposal was not taken. */
export type ProposalProblem =
  | CommunityProblem
  /** More than one player may have open, or send in a day. */
  | { readonly code: 'too-many-changes' }
  /** The database refuses a value; `path` says which, and is empty when it does not. */
  | { readonly code: 'bad-change'; readonly path: string }
  /** An editor has decided meanwhile. */
  | { readonly code: 'decided' };

export type ProposalOutcome =
  { readonly ok: true } | { readonly ok: false; readonly problem: ProposalProblem };

/** A change to be proposed, with where its facts come from. */
export type NewProposal = {
  readonly section: 'units' | 'terms' | 'factions';
  readonly target: string;
  readonly change: UnitChange | TermChange | FactionChange;
  readonly origin: DraftOrigin;
  readonly basedOn: number;
};

/** The proposals of a player, newest first. The database shows a player no others. */
export function ownProposalsQuery(userId: string) {
  return queryOptions({
    queryKey: ['proposals', userId],
    queryFn: async ({ signal }) =>
      v.parse(
        v.array(proposal),
        await callRest({
          path: 'catalogue_changes',
          query: {
            select: Object.keys(proposal.entries).join(','),
            author_id: `eq.${userId}`,
            order: 'created_at.desc',
            limit: '200',
          },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

/** Proposes changes, up to 60 in a call; the first call that fails is the last. */
export async function proposeChanges(proposals: readonly NewProposal[]): Promise<ProposalOutcome> {
  return outcomeOf(async () => {
    for (let from = 0; from < proposals.length; from += MOST_AT_ONCE) {
      const changes = proposals
        .slice(from, from + MOST_AT_ONCE)
        .map(({ section, target, ...rest }) => ({ section, target, ...bodyOf(rest) }));
      await callRest({ path: 'rpc/propose_changes', body: { changes } });
    }
  });
}

/** Puts a change in the place of one's own open proposal, which is proposed again. */
export async function reviseChange(
  id: string,
  proposed: Omit<NewProposal, 'section' | 'target'>,
): Promise<ProposalOutcome> {
  return outcomeOf(async () =>
    callRest({ path: 'rpc/revise_change', body: { change_id: id, ...bodyOf(proposed) } }),
  );
}

/** Takes one's own open proposal back. */
export async function withdrawChange(id: string): Promise<ProposalOutcome> {
  return outcomeOf(async () => callRest({ path: 'rpc/withdraw_change', body: { change_id: id } }));
}

function bodyOf({ change, origin, basedOn }: Omit<NewProposal, 'section' | 'target'>) {
  return {
    change,
    note: origin.note.trim(),
    source: origin.source,
    source_page: origin.page.trim() || null,
    wants_credit: origin.wantsCredit,
    based_on: basedOn,
  };
}

async function outcomeOf(action: () => Promise<unknown>): Promise<ProposalOutcome> {
  try {
    await action();
    return { ok: true };
  } catch (error) {
    return { ok: false, problem: proposalProblemOf(error) };
  }
}

function proposalProblemOf(error: unknown): ProposalProblem {
  const { details = '', hint = '' } = error instanceof BackendError ? error : {};
  switch (details) {
    case 'too_many_changes':
      return { code: 'too-many-changes' };
    case 'not_open':
      return { code: 'decided' };
    case 'bad_change':
      return { code: 'bad-change', path: hint };
    default:
      return problemOf(error);
  }
}
