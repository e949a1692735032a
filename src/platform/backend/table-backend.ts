import { currentEnvironment, storagePrefixOf } from '../environment.ts';
import { sharedGameKeys } from '../storage/shared-game-keys.ts';
import { findBackend } from './backend-address.ts';
import type { BackendClient } from './backend.ts';
import { BackendUnavailable } from './backend-error.ts';

let loading: Promise<BackendClient> | null = null;

/** The storage key of the session that plays shared games for a guest. */
export function tableSessionKey(): string {
  return sharedGameKeys.tableSession(storagePrefixOf(currentEnvironment()));
}

/**
 * The backend as the account without a name that plays shared games for a guest. Its session stands
 * beside the player's own, so that everywhere else a guest stays a guest. Rejects as `loadBackend`
 * does.
 */
export function loadTableBackend(): Promise<BackendClient> {
  loading ??= open().catch((cause: unknown) => {
    loading = null;
    throw cause instanceof BackendUnavailable ? cause : new BackendUnavailable({ cause });
  });
  return loading;
}

async function open(): Promise<BackendClient> {
  const [address, { createBackend }] = await Promise.all([findBackend(), import('./create-backend.ts')]);
  return createBackend(address, tableSessionKey());
}
