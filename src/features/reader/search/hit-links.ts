/** All hits on the page, in the order of reading. */
export function hitLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-hit]')];
}
