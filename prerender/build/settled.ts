/** The content of a page at one moment. */
export type Shown = {
  readonly title: string;
  readonly body: string;
};

/** The pause between looks, the number of equal looks that end the wait, and the most looks. */
type Patience = {
  readonly tickMs: number;
  readonly calmTicks: number;
  readonly mostTicks: number;
};

/** Half a minute at most: on a busy machine a page takes its time. */
const PATIENCE: Patience = { tickMs: 20, calmTicks: 8, mostTicks: 1_500 };

/**
 * Returns what a page shows once it has a heading of its own and stays the same, null when that
 * takes too long. `before` is the title of the page that was left.
 */
export async function settled(
  look: () => Shown,
  before: string,
  { tickMs, calmTicks, mostTicks }: Patience = PATIENCE,
): Promise<string | null> {
  let shown = '';
  let calm = 0;
  for (let tick = 0; tick < mostTicks && calm < calmTicks; tick += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, tickMs);
    });
    const { title, body } = look();
    const isThere = title !== before && body.includes('<h1') && !body.includes('data-loading-page');
    calm = isThere && body === shown ? calm + 1 : 0;
    shown = body;
  }
  return calm < calmTicks ? null : shown;
}
