/** The styles that a text of others may set: none of them moves, covers or hides anything. */
const SAFE = [
  'color',
  'background-color',
  'font-style',
  'font-weight',
  'text-align',
  'text-decoration-line',
] as const;

/**
 * Those declarations of a `style` attribute that a text may have, each with a value that the
 * browser read.
 */
export function safeStyle(attribute: string): readonly (readonly [name: string, value: string])[] {
  const { style } = document.implementation.createHTMLDocument('').createElement('span');
  style.cssText = attribute;
  return SAFE.map((name) => [name, style.getPropertyValue(name)] as const).filter(
    ([, value]) => value !== '' && !/url|image|expression|var\(/i.test(value),
  );
}
