import type { Node } from './plugin-types.ts';

/** Attributes and properties whose text a person reads or hears. */
const SPOKEN =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|ariaLabel|alt|caption|description|heading|hint|label|message|placeholder|summary|text|title|tooltip)$|(?:Label|Title|Text|Message|Description|Hint)$/;

/** Looks like words in whatever place: a capital and small letters first, or two words. */
const WORDY = /^\p{Lu}\p{Ll}|\p{L}{2,}\s+\p{L}{2,}/u;

/** Attributes that never hold words, though their names or values may look like it. */
const SILENT =
  /^(?:className|class|style|key|id|htmlFor|href|to|src|srcSet|sizes|d|viewBox|rel|transform|enterKeyHint|data-.+)$/;

/** The product's own name is the same in every language. */
const NAME = /\bMuster\b/g;

/** True for a text that must be translated: it has letters besides those of the product's name. */
export function isText(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(NAME, ''));
}

/** True when an attribute of this name may not hold this literal text. */
export function isBareAttribute(name: string, text: string): boolean {
  if (SILENT.test(name)) return false;
  return isText(text) && (SPOKEN.test(name) || WORDY.test(text));
}

/**
 * True when a property of this name, such as an option of a toast, may not hold this literal text.
 */
export function isBareProperty(name: string, text: string): boolean {
  return SPOKEN.test(name) && WORDY.test(text) && isText(text);
}

/**
 * The literal texts that an expression can come to: a string, a template without a tag, either side
 * of a condition. Calls and tagged templates come to nothing, as `t` translates.
 */
export function literalTexts(node: Node | null): { node: Node; text: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ node, text: (node.quasis ?? []).map(({ value }) => value.raw).join(' ') }];
    case 'ConditionalExpression':
      return [...literalTexts(node.consequent ?? null), ...literalTexts(node.alternate ?? null)];
    case 'LogicalExpression':
      return [...literalTexts(node.left ?? null), ...literalTexts(node.right ?? null)];
    case 'JSXExpressionContainer':
      return literalTexts(node.expression ?? null);
    default:
      return [];
  }
}
