/**
 * Looks at a page as a player with a preference of the system sees it. Each function runs in the
 * page, of any browser, and returns what is wrong.
 */

/** With forced colours: elements whose state looks like that of a neighbour without it. */
export function unseenStates(): string[] {
  const STATES = [
    'aria-pressed',
    'aria-selected',
    'aria-checked',
    'aria-current',
    'data-state',
    'data-active',
  ];
  const isOn = (element: Element, state: string) =>
    !['false', 'past', 'coming', 'unsaved', 'saved', null].includes(element.getAttribute(state));
  const lookOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== undefined && ['none', 'normal'].includes(style.content)) return '';
    const { backgroundColor, borderTopColor, borderBottomColor, borderBottomStyle, outlineStyle, color } =
      style;
    const { fontWeight, textDecorationLine, borderBottomWidth, borderInlineStartWidth, fill } = style;
    return [
      [backgroundColor, borderTopColor, borderBottomColor, borderBottomStyle, outlineStyle, color],
      [fontWeight, textDecorationLine, borderBottomWidth, borderInlineStartWidth, fill, style.clipPath],
    ].join();
  };
  const signature = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => [each.tagName, lookOf(each), lookOf(each, '::before'), lookOf(each, '::after')])
      .join(';');
  const isAlike = ({ classList: one }: Element, { classList: other }: Element) =>
    one.length === other.length || [...one].some((name) => other.contains(name));
  const seen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  const named = (element: Element) =>
    `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
  const found: string[] = [];
  for (const state of STATES) {
    for (const chosen of document.querySelectorAll(`[${state}]`)) {
      if (!isOn(chosen, state) || !seen(chosen)) continue;
      const group = chosen.closest(
        '[role=group], [role=radiogroup], [role=tablist], [role=listbox], ul, ol, nav, tbody',
      );
      const peer = [...(group?.querySelectorAll(chosen.tagName) ?? [])].find(
        (other) => isAlike(other, chosen) && !isOn(other, state) && seen(other),
      );
      if (peer !== undefined && signature(chosen) === signature(peer))
        found.push(`${state}: ${named(chosen)}`);
    }
  }
  return [...new Set(found)];
}

/** With forced colours: bars of a chart or a progress that have the colour of the page. */
export function unseenBars(): string[] {
  const found: string[] = [];
  const canvas = getComputedStyle(document.body).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLElement>('[style*="width:"], [style*="height:"]')) {
    const { width, height } = bar.getBoundingClientRect();
    const isBar = /%/.test(bar.style.width + bar.style.height) && bar.childElementCount === 0;
    if (!isBar || bar.textContent !== '' || width < 2 || height < 2 || !bar.checkVisibility()) continue;
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(bar);
    const isPlain = backgroundColor === canvas || backgroundColor === 'rgba(0, 0, 0, 0)';
    if (isPlain && backgroundImage === 'none' && borderTopWidth === '0px')
      found.push(`bar: ${bar.className}`);
  }
  return [...new Set(found)];
}

/** With reduced motion: what still moves, or would. */
export function motions(): string[] {
  const longest = (times: string) =>
    Math.max(
      ...times
        .split(',')
        .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000) || 0),
    );
  const found = document.getAnimations().flatMap((animation) => {
    const duration = Number(animation.effect?.getComputedTiming().duration);
    return animation.playState === 'running' && duration > 1 ? [`runs: ${String(duration)} ms`] : [];
  });
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const isStill =
        longest(style.transitionDuration) <= 1 &&
        (style.animationName === 'none' || longest(style.animationDuration) <= 1) &&
        style.scrollBehavior !== 'smooth';
      if (!isStill) found.push(`${element.tagName} ${element.getAttribute('class') ?? ''} ${pseudo ?? ''}`);
    }
  }
  return [...new Set(found)];
}

/** With reduced transparency: what lies over the page and lets it shine through. */
export function translucencies(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const { backgroundColor, backdropFilter, position } = getComputedStyle(element);
    const alpha = Number(/(?:rgba\(.*,|\/) ?([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1);
    const isOver =
      position === 'fixed' ||
      position === 'sticky' ||
      element.closest('[role=dialog], [role=menu]') === element;
    const isGlass = !['none', '', undefined].includes(backdropFilter) || (isOver && alpha > 0 && alpha < 1);
    if (isGlass && element.checkVisibility())
      found.push(`${element.tagName} ${element.getAttribute('class') ?? ''}: ${backgroundColor}`);
  }
  return [...new Set(found)];
}
