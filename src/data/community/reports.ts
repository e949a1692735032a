import { callRest } from '#platform/backend/call-rest.ts';
import { type Outcome, outcomeOf } from './problem-of.ts';

export const REPORT_KINDS = ['list', 'comment', 'player'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ['spam', 'offensive', 'harassment', 'personal_data', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Something that an administrator should look at. */
export type Report = {
  readonly kind: ReportKind;
  readonly targetId: string;
  readonly reason: ReportReason;
  /** At most 1,000 characters; null for none. */
  readonly details: string | null;
};

export const MOST_REPORT_DETAILS = 1_000;

/**
 * Reports something. What the same user has reported already, and nobody has looked at yet, is
 * `exists`.
 */
export async function sendReport({ kind, targetId, reason, details }: Report): Promise<Outcome> {
  return outcomeOf(async () => {
    const body = { kind, target_id: targetId, reason, details };
    await callRest({ path: 'reports', body, prefer: 'return=minimal' });
    return {};
  });
}

/**
 * Reports something without an account. `website` is a field that no person sees: what fills it in
 * is not kept.
 */
export async function sendGuestReport(
  { kind, targetId, reason, details }: Report,
  website: string,
): Promise<Outcome> {
  return outcomeOf(async () => {
    const body = { kind, target_id: targetId, reason, details, website };
    await callRest({ path: 'rpc/report_as_guest', body });
    return {};
  });
}
