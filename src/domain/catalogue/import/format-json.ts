/** The longest line that a list or small object may make. */
export const WIDTH = 118;

/**
 * Writes catalogue data so that a volunteer can edit it: one field a line, but a list or a small
 * object that fits on one line stays there (`"dice": ["R", "O", "Y"]`). The two outer levels always
 * open. Ends with a line break.
 */
export function formatJson(value: unknown): string {
  return `${formatValue(value, '', 0, 0)}\n`;
}

/**
 * Writes a value that stands inside a file: `depth` levels down, on a line that is indented by
 * `indent`, from `column` on.
 */
export function formatValue(value: unknown, indent: string, depth: number, column: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const line = onOneLine(value);
  const isEmpty = line.length === 2;
  if (isEmpty || (depth >= 2 && column + line.length <= WIDTH)) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = labelled(value).map(([label, part]) => {
    const start = `${inner}${label}`;
    return `${start}${formatValue(part, inner, depth + 1, start.length)}`;
  });
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = labelled(value).map(([label, part]) => `${label}${onOneLine(part)}`);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function labelled(value: object): (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((part) => ['', part] as const);
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => [`${JSON.stringify(key)}: `, part] as const);
}
