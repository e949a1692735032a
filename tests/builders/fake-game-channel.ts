/** The channel of a shared game in tests: no socket, hints and presence when the test says so. */
import type { GameChannel } from '#platform/backend/game-channel.ts';

let heard: GameChannel | null = null;

/** Stands in for `hearGame`: joined at once. */
export async function hearGame(_backend: unknown, channel: GameChannel): Promise<() => void> {
  heard = channel;
  channel.onJoined(true);
  channel.onHint();
  return () => {
    heard = null;
    channel.onJoined(false);
  };
}

/** The database says that something is new. */
export function hint(): void {
  heard?.onHint();
}

/** These accounts are present. */
export function present(...accounts: readonly string[]): void {
  heard?.onPresent(accounts);
}
