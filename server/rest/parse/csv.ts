/**
 * Turns CSV with a header line (RFC 4180) into a JSON array of objects; the unquoted or quoted word
 * NULL is null, as PostgREST reads it. Returns null when a line has more or fewer fields than the
 * header.
 */
export function csvToJson(text: string): string | null {
  const [header, ...lines] = records(text);
  if (header === undefined) return '[]';
  const rows: Record<string, string | null>[] = [];
  for (const line of lines) {
    if (line.length !== header.length) return null;
    rows.push(
      Object.fromEntries(
        header.map((name, place) => {
          const value = line[place] ?? '';
          return [name, value === 'NULL' ? null : value];
        }),
      ),
    );
  }
  return JSON.stringify(rows).toWellFormed();
}

function records(text: string): string[][] {
  const all: string[][] = [];
  let current: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    const [whole, quoted, plain = '', end] = match;
    const isLast = match.index + whole.length >= text.length;
    if (whole === '' && current.length === 0) break;
    current.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    all.push(current);
    current = [];
    if (isLast) break;
  }
  return all;
}
