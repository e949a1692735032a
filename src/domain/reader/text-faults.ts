/**
 * A fault of the texts, as a code and its subject:
 * - `shape`: not as `catalogue/README.md` says; `about` is the expected shape.
 * - `file-name`: the file is not called `<order>-<id>.json`; `about` is the id.
 * - `repeated-id`: the id occurs before; `about` is the id.
 * - `missing-translation`: `about` is the language.
 * - `stray-translation`: a translation of a text that does not exist; `about` is the language.
 * - `unknown-token`: braces without a meaning; `about` is the text in them.
 * - `misplaced-diagram`: a diagram that is not alone on its line; `about` is the diagram.
 * - `other-diagrams`: a translation shows other diagrams than the English text; `about` is the
 *   language.
 */
export type TextFaultCode =
  | 'shape'
  | 'file-name'
  | 'repeated-id'
  | 'missing-translation'
  | 'stray-translation'
  | 'unknown-token'
  | 'misplaced-diagram'
  | 'other-diagrams';

export type TextFault = {
  /** The path to name to the editor. */
  readonly file: string;
  /**
   * A path of ids such as `charges/assault`, or of fields for `shape`; empty when the fault is the
   * whole file's.
   */
  readonly at: string;
  readonly code: TextFaultCode;
  readonly about: string;
};

const SENTENCES: Readonly<Record<TextFaultCode, (about: string) => string>> = {
  shape: (expected) => expected,
  'file-name': (id) => `the file of ${id} is called <order>-${id}.json`,
  'repeated-id': (id) => `${id} is the id of something else before`,
  'missing-translation': (language) => `is missing in ${language}`,
  'stray-translation': (language) => `is translated into ${language} but is not there in English`,
  'unknown-token': (token) => `{${token}} is no die, symbol or diagram`,
  'misplaced-diagram': (diagram) => `{diagram:${diagram}} needs a line of its own`,
  'other-diagrams': (language) => `shows other diagrams in ${language} than in English`,
};

/**
 * One line for a terminal: `catalogue/rules/11-charges.json: charges/assault: is missing in es`.
 */
export function textFaultLine({ file, at, code, about }: TextFault): string {
  return [file, at, SENTENCES[code](about)].filter((part) => part !== '').join(': ');
}
