/** A value of the template, by its path, or a text written in the template. */
export type Operand = { readonly path: readonly string[] } | { readonly text: string };

/**
 * True when the first operand is any of the others (`eq`); a single operand is true when there is
 * something in it.
 */
export type Condition = readonly Operand[];

export type TemplateNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly path: readonly string[] }
  | { readonly kind: 'choice'; readonly branches: readonly Branch[] };

type Branch = {
  /** Null is the branch of `else`. */
  readonly when: Condition | null;
  readonly nodes: readonly TemplateNode[];
};

export type ParsedTemplate =
  | { readonly ok: true; readonly nodes: readonly TemplateNode[] }
  | { readonly ok: false; readonly problem: string };

/**
 * The values that Supabase fills into its templates. `.Data.x` is a field of the user's metadata.
 */
const VALUES = new Set([
  'ConfirmationURL',
  'Token',
  'TokenHash',
  'SiteURL',
  'RedirectTo',
  'Email',
  'NewEmail',
  'SendingTo',
]);

type OpenChoice = {
  readonly branches: { when: Condition | null; nodes: TemplateNode[] }[];
  readonly line: number;
};

/**
 * Reads a mail template as hosted projects write it, in the part of Go's template language that
 * mails need: values, `if`, `else if`, `else`, `end` and `eq`. Everything else in double braces is
 * a problem, told with its line.
 */
export function parseTemplate(source: string): ParsedTemplate {
  const root: TemplateNode[] = [];
  const open: OpenChoice[] = [];
  const here = () => open.at(-1)?.branches.at(-1)?.nodes ?? root;
  const parts = source.split(/\{\{([^{}]*)\}\}/);
  let line = 1;
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0) {
      if (part.includes('{{')) return refuse(line, 'an opening "{{" whose action cannot be read');
      if (part !== '') here().push({ kind: 'text', text: part });
    } else {
      const problem = readAction(part.trim(), { open, here, line });
      if (problem !== null) return refuse(line, problem);
    }
    line += part.split('\n').length - 1;
  }
  const left = open.at(-1);
  return left === undefined ? { ok: true, nodes: root } : refuse(left.line, 'an if without its end');
}

type Position = {
  readonly open: OpenChoice[];
  readonly here: () => TemplateNode[];
  readonly line: number;
};

/** Reads the text between two braces and returns its problem, or null. */
function readAction(action: string, { open, here, line }: Position): string | null {
  const [, word = '', rest = ''] = /^(if|else if|else|end)(?:\s+|$)(.*)$/s.exec(action) ?? [];
  const choice = open.at(-1);
  if (word === '') return addValue(action, here());
  if (word === 'if') {
    const when = readCondition(rest);
    if (when === null) return unknown(action);
    const branches: OpenChoice['branches'] = [{ when, nodes: [] }];
    here().push({ kind: 'choice', branches });
    open.push({ branches, line });
    return null;
  }
  if (choice === undefined) return `"${word}" without an if`;
  if (word === 'end') {
    open.pop();
    return rest === '' ? null : unknown(action);
  }
  if (choice.branches.at(-1)?.when === null) return `"${word}" after else`;
  const when = word === 'else' ? null : readCondition(rest);
  if (word === 'else' ? rest !== '' : when === null) return unknown(action);
  choice.branches.push({ when, nodes: [] });
  return null;
}

function addValue(action: string, nodes: TemplateNode[]): string | null {
  const operand = readOperand(action);
  if (operand === null || 'text' in operand) return unknown(action);
  nodes.push({ kind: 'value', path: operand.path });
  return null;
}

function readCondition(source: string): Condition | null {
  const words = source.match(/"[^"]*"|\S+/g) ?? [];
  const equal = words[0] === 'eq';
  const operands = (equal ? words.slice(1) : words).map(readOperand);
  if (equal ? operands.length < 2 : operands.length !== 1) return null;
  return operands.every((operand) => operand !== null) ? operands : null;
}

function readOperand(word: string): Operand | null {
  const quoted = /^"([^"\\]*)"$/.exec(word)?.[1];
  if (quoted !== undefined) return { text: quoted };
  const path = /^\.(\w+(?:\.\w+)?)$/.exec(word)?.[1]?.split('.') ?? [];
  const [first = ''] = path;
  return (path.length === 1 && VALUES.has(first)) || (path.length === 2 && first === 'Data')
    ? { path }
    : null;
}

const unknown = (action: string): string =>
  `"{{ ${action.slice(0, 60)} }}" is not something that can be filled in`;

const refuse = (line: number, problem: string): ParsedTemplate => ({
  ok: false,
  problem: `line ${String(line)}: ${problem}`,
});
