/**
 * After a try that did not get through, the next one comes after 15 s, then after twice as long, at
 * most 5 min.
 */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;

type OutboxPlaces = {
  /** Sends what waits, as far as it gets. Never rejects. */
  readonly send: () => Promise<void>;
  readonly isWaiting: () => boolean;
  /**
   * Calls back whenever there is new hope: the network or the player is back, or somebody signed
   * in.
   */
  readonly onHope: (listener: () => void) => void;
};

/**
 * Sends what waits: now, at every new hope, and from time to time until nothing waits. Returns how
 * to look again, for something new that waits.
 */
export function createOutbox({ send, isWaiting, onHope }: OutboxPlaces): () => void {
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || !isWaiting()) return;
    isSending = true;
    await send();
    isSending = false;
    look();
  };
  const look = () => {
    if (!isWaiting() || timer !== undefined) return;
    timer = setTimeout(() => void run(), waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  onHope(() => {
    waitMs = FIRST_WAIT_MS;
    void run();
  });
  void run();
  return look;
}
