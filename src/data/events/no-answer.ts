import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';

/** Statuses of a gateway without a server behind it. */
const GATEWAY = [502, 503, 504];

/** True for a call without an answer, such as one without a network. */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof BackendUnavailable) return true;
  return error instanceof BackendError && (error.status === 0 || GATEWAY.includes(error.status));
}
