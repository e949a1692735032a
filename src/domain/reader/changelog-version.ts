/**
 * The version that stands for a changelog in which none can be read (docs/product.md, "Changelog
 * and version").
 */
const FALLBACK = '0.5.11';

/**
 * The version of a changelog: the first `[x.y.z]` in it; `0.5.11` when it is empty, no text, an
 * HTML page or names none (docs/product.md, "Changelog and version").
 */
export function changelogVersion(content: unknown): string {
  if (typeof content !== 'string' || /^\s*<(?:!doctype|html)/i.test(content)) return FALLBACK;
  return /\[(\d+\.\d+\.\d+)\]/.exec(content)?.[1] ?? FALLBACK;
}
