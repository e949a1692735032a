/** The actions that have a limit, which the database counts. */
const LIMITED_ACTIONS = ['posts', 'comments', 'likes', 'reports', 'follows', 'blocks'] as const;
export type LimitedAction = (typeof LIMITED_ACTIONS)[number];

/** The action of this name as the database has it; null for any other text. */
export function limitedActionOf(name: string): LimitedAction | null {
  return LIMITED_ACTIONS.find((action) => action === name) ?? null;
}

/**
 * The reason why an action on the board failed. The app has words for each
 * (words/community-problems.ts).
 */
export type CommunityProblem =
  /** Nobody is signed in, or not any more. */
  | { readonly code: 'signed-out' }
  /** Not one's own, blocked, banned, or what it was about is gone. */
  | { readonly code: 'not-allowed' }
  | {
      readonly code: 'too-often';
      readonly action: LimitedAction | null;
      /** Seconds to wait; null when the service did not say. */
      readonly seconds: number | null;
    }
  /** The player keeps as much as one account may. */
  | { readonly code: 'no-room' }
  /** It was done before. */
  | { readonly code: 'exists' }
  /** The subject of a report is gone or is one's own. */
  | { readonly code: 'nothing-to-report' }
  /** The service finds fault with what was sent. */
  | { readonly code: 'refused' }
  /** It is not there, or not there for this reader. */
  | { readonly code: 'gone' }
  /** The server has too much to do and did nothing of it. */
  | { readonly code: 'busy' }
  /** The server does not know the call: it is older than the app, or newer. */
  | { readonly code: 'other-version' }
  /** There was no answer. */
  | { readonly code: 'unreachable' }
  /** A fault of the service's own. */
  | { readonly code: 'fault' };
