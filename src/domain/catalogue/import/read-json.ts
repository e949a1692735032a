/** A value in a JSON text, from `start` up to `end`, with the values in it. */
export type JsonNode = {
  readonly kind: 'object' | 'array' | 'single';
  readonly start: number;
  readonly end: number;
  readonly children: readonly JsonChild[];
};

/** A value in a list or record; `from` is where its label starts, `key` is empty in lists. */
type JsonChild = { readonly key: string; readonly from: number; readonly node: JsonNode };

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+)/uy;

/** Returns where each value of a JSON text stands. The text must be one that JSON.parse reads. */
export function readJson(text: string): JsonNode {
  let at = 0;
  const next = () => {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1] ?? '';
    const start = TOKEN.lastIndex - token.length;
    at = TOKEN.lastIndex;
    return { token, start };
  };
  const value = ({ token, start }: ReturnType<typeof next>): JsonNode => {
    if (token !== '{' && token !== '[') return { kind: 'single', start, end: at, children: [] };
    const children: JsonChild[] = [];
    for (let part = next(); part.token !== '}' && part.token !== ']'; part = next()) {
      if (part.token === ',') continue;
      if (token === '[') {
        children.push({ key: '', from: part.start, node: value(part) });
        continue;
      }
      // Past the colon.
      next();
      const key = String(JSON.parse(part.token));
      children.push({ key, from: part.start, node: value(next()) });
    }
    return { kind: token === '{' ? 'object' : 'array', start, end: at, children };
  };
  return value(next());
}
