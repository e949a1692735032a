/** The house's own lint rules, as a plugin of oxlint (.oxlintrc.json names it `house`). */
import { dirname, join, relative, sep } from 'node:path';
import { isBareAttribute, isBareProperty, isText, literalTexts } from './bare-text.ts';
import { classNameProblem } from './class-names.ts';
import { type Comment, commentProblem } from './comment.ts';
import { fileNameProblem } from './file-name.ts';
import { borderProblem } from './import-border.ts';
import { asNode, type CommentNode, type Node, type Rule, type RuleContext } from './plugin-types.ts';

const BARE = 'Interface text is translated: use <Trans> or t.';

function fileOf(context: RuleContext): string {
  return relative(context.cwd, context.filename).split(sep).join('/');
}

/**
 * Returns the path that an import names, when it is a literal; `*` stands for the holes of a
 * template.
 */
function specifierOf(node: Node | null): string | null {
  if (node?.type === 'TSLiteralType') return specifierOf(node.literal ?? null);
  if (node?.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ value }) => value.raw).join('*');
  return typeof node?.value === 'string' ? node.value : null;
}

const importBorder: Rule = {
  create(context) {
    const file = fileOf(context);
    const check = (node: Node) => {
      const specifier = specifierOf(node.source ?? node.argument ?? null);
      const message = specifier === null ? null : borderProblem(file, specifier);
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

const noBareText: Rule = {
  create(context) {
    const report = (node: Node) => {
      context.report({ node, message: BARE });
    };
    return {
      JSXText(node) {
        if (typeof node.value === 'string' && isText(node.value) && !isInsideTrans(node)) report(node);
      },
      JSXExpressionContainer(node) {
        if (node.parent?.type === 'JSXAttribute' || isInsideTrans(node)) return;
        for (const literal of literalTexts(node)) if (isText(literal.text)) report(literal.node);
      },
      JSXAttribute(node) {
        const name = nameOf(asNode(node.name));
        if (isTrans(node.parent)) return;
        for (const { node: literal, text } of literalTexts(asNode(node.value))) {
          if (isBareAttribute(name, text)) report(literal);
        }
      },
      Property(node) {
        const name = nameOf(node.key ?? null);
        for (const { node: literal, text } of literalTexts(asNode(node.value))) {
          if (isBareProperty(name, text)) report(literal);
        }
      },
    };
  },
};

/** The name that an identifier, a quoted key or a JSX name stands for; empty for a computed one. */
function nameOf(node: Node | null): string {
  const name = node?.name ?? node?.value;
  return typeof name === 'string' ? name : '';
}

/** True when the node is, or lies in, an element of Lingui's that holds text to translate. */
function isInsideTrans(node: Node | null | undefined): boolean {
  for (let at = node; at !== null && at !== undefined; at = at.parent) {
    if (at.type === 'JSXElement' && isTrans(at.openingElement)) return true;
  }
  return false;
}

function isTrans(openingElement: Node | null | undefined): boolean {
  return /^(?:Trans|Plural|Select|SelectOrdinal)$/.test(nameOf(asNode(openingElement?.name)));
}

const fileName: Rule = {
  create(context) {
    return {
      Program(node) {
        const message = fileNameProblem(fileOf(context));
        if (message !== null) context.report({ node, message });
      },
    };
  },
};

const plainComment: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const { start, end } = comment.loc;
          const message = commentProblem({
            kind: kindOf(comment, context.sourceCode.lines[start.line - 2] ?? ''),
            text: comment.value,
            lines: context.sourceCode.lines.slice(start.line - 1, end.line),
          });
          if (message !== null) context.report({ node: comment, message });
        }
      },
    };
  },
};

function kindOf(comment: CommentNode, lineBefore: string): Comment['kind'] {
  if (comment.type === 'Block') return comment.value.startsWith('*') ? 'doc' : 'line';
  return lineBefore.trimStart().startsWith('//') ? 'continued line' : 'line';
}

const className: Rule = {
  create(context) {
    const sheets = new Map<string, string>();
    return {
      ImportDeclaration(node) {
        const path = specifierOf(node.source ?? null);
        if (path?.startsWith('.') !== true || !path.endsWith('.module.css')) return;
        for (const { local } of node.specifiers ?? [])
          sheets.set(nameOf(local ?? null), join(dirname(context.filename), path));
      },
      MemberExpression(node) {
        const sheet = sheets.get(nameOf(node.object ?? null));
        const name = nameOf(node.property ?? null);
        if (sheet === undefined || (node.computed === true && node.property?.type !== 'Literal')) return;
        const message = classNameProblem(sheet, name);
        if (message !== null) context.report({ node, message });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'import-border': importBorder,
    'no-bare-text': noBareText,
    'file-name': fileName,
    'plain-comment': plainComment,
    'class-name': className,
  },
};
