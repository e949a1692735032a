const MOST_NAME = 60;

/**
 * A name of one short line. Mail programs make links of what looks like an address, so its points
 * and at signs are parted.
 */
export function plainName(name: string, most: number = MOST_NAME): string {
  const line = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
  return line.replaceAll(/[.@:](?=\S)/g, '$&\u200b');
}
