const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * A readable text of a project's own HTML mail, for programs that show none: links with their
 * address, one line for what was one block. It is a courtesy, not a browser.
 */
export function htmlToText(html: string): string {
  return decode(
    html
      .replaceAll(/<!--[\s\S]*?-->|<(head|style|script|title)\b[\s\S]*?<\/\1\s*>/gi, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a\s*>/gi, linkText)
      .replaceAll(/<\/?(?:p|div|h[1-6]|table|ul|ol|blockquote)\b[^>]*>/gi, '\n\n')
      .replaceAll(/<(?:br|\/?tr|\/?li|hr)\b[^>]*>/gi, '\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
}

function linkText(_: string, double: string | undefined, single: string | undefined, label: string): string {
  const address = double ?? single ?? '';
  return label.trim() === address ? address : `${label} ( ${address} )`;
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|(\w{2,5}));/gi, (all, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? all;
    const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
