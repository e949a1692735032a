/** An event as a calendar takes it. Instants are ISO 8601 in UTC: `2027-01-16T08:00:00.000Z`. */
export type CalendarEvent = {
  /** The same in each file of this event, so that a newer one takes its place. */
  readonly id: string;
  readonly name: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Place, city and country as one line; empty for none. */
  readonly where: string;
  readonly about: string;
  readonly url: string;
  readonly isCancelled: boolean;
};

/** Returns the calendar file (RFC 5545) of an event. `madeAt`: the instant now. */
export function calendarFile(event: CalendarEvent, madeAt: string): string {
  const { id, name, startsAt, endsAt, where, about, url, isCancelled } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muster//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@muster`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(name)}`,
    ...(where === '' ? [] : [`LOCATION:${escaped(where)}`]),
    ...(about === '' ? [] : [`DESCRIPTION:${escaped(about)}`]),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** An instant as `20270116T080000Z`. */
function utc(instant: string): string {
  return instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

/** A text whose marks and line ends end nothing. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** The most bytes of a line. */
const MOST_BYTES = 75;

/** A line in pieces of 75 bytes at most; each but the first begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [out, bytes] = ['', 0];
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (bytes + more > MOST_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += more;
  }
  return out;
}
