/** The little of the syntax tree (ESTree with JSX) that the house's rules look at. */
export type Node = {
  readonly type: string;
  readonly value?: unknown;
  readonly parent?: Node | null;
  readonly name?: unknown;
  readonly key?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly local?: Node;
  readonly computed?: boolean;
  readonly specifiers?: readonly Node[];
  readonly source?: Node | null;
  readonly namespace?: Node;
  readonly argument?: Node;
  readonly literal?: Node;
  readonly expression?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly openingElement?: Node;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
};

/** A comment of the source; `loc` counts lines from 1. */
export type CommentNode = {
  readonly type: 'Line' | 'Block' | 'Shebang';
  readonly value: string;
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
};

export type RuleContext = {
  readonly filename: string;
  readonly cwd: string;
  readonly sourceCode: { readonly lines: readonly string[]; getAllComments(): readonly CommentNode[] };
  report(problem: { readonly node: Node | CommentNode; readonly message: string }): void;
};

/** Returns a part of a node as a node; null for anything else, such as a missing value. */
export function asNode(part: unknown): Node | null {
  return isNode(part) ? part : null;
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}

/** A rule in the form that oxlint takes from plugins: what to do at each kind of node. */
export type Rule = {
  create(context: RuleContext): Record<string, (node: Node) => void>;
};
