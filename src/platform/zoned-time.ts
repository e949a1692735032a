const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const DAY_MS = 86_400_000;

/**
 * Returns the instant (ISO 8601) at which the clocks of a zone show `local`, such as
 * `2027-01-16T10:00`. Of a time that they show twice it is the first. Null for a time that they
 * skip, for any other text, and for a zone that this browser does not know.
 */
export function instantIn(zone: string, local: string): string | null {
  const wall = Date.parse(`${local}Z`);
  if (!LOCAL.test(local) || Number.isNaN(wall)) return null;
  const instants = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - offsetAt(zone, near))
    .filter((instant) => localIn(zone, isoOf(instant)) === local);
  return instants.length === 0 ? null : isoOf(Math.min(...instants));
}

/**
 * Returns the day and time that the clocks of a zone show at an instant, as the field of a form
 * writes it. An empty text for a zone that this browser does not know, and for no instant.
 */
export function localIn(zone: string, instant: string): string {
  const wall = wallAt(zone, Date.parse(instant));
  return wall === null ? '' : wall.slice(0, 16);
}

/** The time that clocks are ahead of UTC, in milliseconds. */
function offsetAt(zone: string, time: number): number {
  const wall = wallAt(zone, time);
  return wall === null ? 0 : Date.parse(`${wall}Z`) - time;
}

function wallAt(zone: string, time: number): string | null {
  try {
    const parts = clockOf(zone).formatToParts(time);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((each) => each.type === type)?.value ?? '';
    const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    return `${day}T${part('hour')}:${part('minute')}:${part('second')}`;
  } catch {
    return null;
  }
}

/** Throws for a zone that this browser does not know. */
function clockOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
