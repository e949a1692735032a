/** The attributes by which scripts, styles and assistive technology find an element. */
const NAMES = ['id', 'role', 'aria-live', 'data-open', 'for', 'name'];

/**
 * Lets an element that is being removed leave as it came: a copy stays in its place until the
 * transitions to `data-ending-style` have run, those of `part` inside it where only that moves. The
 * copy is there for the eye alone. Does nothing in a browser without animations.
 */
export function leaveGhost(element: HTMLElement, part = element): void {
  const { width, height, top, left } = element.getBoundingClientRect();
  if (width === 0 || !('getAnimations' in element)) return;
  const originals = [element, ...element.querySelectorAll<HTMLElement>('*')];
  const ghost = element.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  const copies = [ghost, ...ghost.querySelectorAll<HTMLElement>('*')];
  for (const copy of copies) for (const name of NAMES) copy.removeAttribute(name);
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.dataset['ghost'] = '';
  Object.assign(ghost.style, {
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
  for (const [at, { scrollTop }] of originals.entries()) {
    if (scrollTop > 0) copies[at]?.scrollTo({ top: scrollTop, behavior: 'instant' });
  }
  // The browser has to know the look from which the transition begins.
  ghost.getBoundingClientRect();
  copies[originals.indexOf(part)]?.setAttribute('data-ending-style', '');
  const ends = ghost.getAnimations({ subtree: true }).map(async ({ finished }) => finished);
  void Promise.allSettled(ends).then(() => ghost.remove());
}
