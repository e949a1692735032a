/** A battle report as the server draws its picture. Texts are in the language of the page. */
export type PictureOfReport = {
  readonly scenario: string;
  readonly date: string;
  readonly sides: readonly PictureSide[];
};

export type PictureSide = {
  readonly name: string;
  readonly faction: string | null;
  readonly factionName: string;
  readonly score: number;
  readonly hasWon: boolean;
  /** Ids of units, those to show first. */
  readonly units: readonly string[];
};

/** Longer texts are cut: the server takes no more, and no picture has room for them. */
const MOST_LETTERS = 120;
const MOST_UNITS = 6;

/**
 * The picture of a report as a PNG; null without a network, on hosts that only have files, and
 * while the server has too much to draw.
 */
export async function drawReport({ scenario, date, sides }: PictureOfReport): Promise<File | null> {
  const body = {
    scenario: cut(scenario),
    date: cut(date),
    sides: sides.map((side) => ({
      ...side,
      name: cut(side.name),
      factionName: cut(side.factionName),
      units: side.units.filter((id) => id.length <= MOST_LETTERS).slice(0, MOST_UNITS),
    })),
  };
  try {
    const response = await fetch('/art/report-picture', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok || response.headers.get('content-type') !== 'image/png') return null;
    return new File([await response.blob()], 'battle-report.png', { type: 'image/png' });
  } catch {
    return null;
  }
}

function cut(text: string): string {
  return text.slice(0, MOST_LETTERS);
}
