import type { Condition, Operand, TemplateNode } from './parse-template.ts';

/**
 * The values of a template: texts, and the user's metadata under `Data`. A missing value is an
 * empty text.
 */
export type TemplateValues = {
  readonly ConfirmationURL: string;
  readonly Token: string;
  readonly TokenHash: string;
  readonly SiteURL: string;
  readonly RedirectTo: string;
  readonly Email: string;
  readonly NewEmail: string;
  readonly SendingTo: string;
  readonly Data: Readonly<Record<string, unknown>>;
};

/**
 * The filled template. In `html` every value is escaped for the place where it stands: in text, in
 * an attribute, or in a part of a link; in `text` values stand as they are.
 */
export function fillTemplate(
  nodes: readonly TemplateNode[],
  values: TemplateValues,
  form: 'html' | 'text',
): string {
  let written = '';
  const write = (some: readonly TemplateNode[]) => {
    for (const node of some) {
      if (node.kind === 'text') written += node.text;
      else if (node.kind === 'value') {
        const value = look(node.path, values);
        written += form === 'text' ? value : escapeFor(written, value);
      } else {
        const branch = node.branches.find(({ when }) => when === null || holds(when, values));
        if (branch !== undefined) write(branch.nodes);
      }
    }
  };
  write(nodes);
  return written;
}

/** A text as HTML shows it, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': '#34',
    "'": '#39',
  };
  return text.replaceAll(/[&<>"']/g, (sign) => `&${names[sign] ?? ''};`);
}

/**
 * A link begins with an address that does no harm, and a value behind its `?` or `#` is one value,
 * whatever is in it.
 */
function escapeFor(before: string, value: string): string {
  const tag = before.slice(before.lastIndexOf('<'));
  const link = /\s(?:href|src|action)\s*=\s*(?:"([^"]*)|'([^']*))$/i.exec(tag);
  if (link === null) return escapeHtml(value);
  const begun = link[1] ?? link[2] ?? '';
  if (/[?#]/.test(begun)) return escapeHtml(encodeURIComponent(value.toWellFormed()));
  return begun === '' && /^\s*(?:javascript|vbscript|data):/i.test(value) ? '#' : escapeHtml(value);
}

function holds(condition: Condition, values: TemplateValues): boolean {
  const [first = '', ...others] = condition.map((operand) => textOf(operand, values));
  return others.length === 0 ? first !== '' : others.includes(first);
}

const textOf = (operand: Operand, values: TemplateValues): string =>
  'text' in operand ? operand.text : look(operand.path, values);

function look(path: readonly string[], { Data: data, ...texts }: TemplateValues): string {
  const [name = '', field] = path;
  const from: Readonly<Record<string, unknown>> = field === undefined ? texts : data;
  const key = field ?? name;
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
