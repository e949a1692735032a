import * as v from 'valibot';
import type { TextFault } from './text-faults.ts';

const id = v.pipe(
  v.string('an id'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'an id of a-z, 0-9 and single hyphens'),
);
const line = v.pipe(
  v.string('a line of text'),
  v.regex(/^\S(?:.*\S)?$/u, 'one line without spaces around it'),
);
const prose = v.pipe(v.string('a text'), v.regex(/^\S(?:[\s\S]*\S)?$/u, 'a text without space around it'));

const section = { title: line, text: prose };
const entry = { question: line, answer: prose };

/** `catalogue/rules/<order>-<chapter>.json`. */
export const chapterSchema = v.strictObject({
  id,
  title: line,
  sections: v.pipe(v.array(v.strictObject({ id, ...section })), v.minLength(1, 'at least one section')),
});

/** `catalogue/faq/<order>-<topic>.json`. */
export const topicSchema = v.strictObject({
  id,
  title: line,
  entries: v.pipe(v.array(v.strictObject({ id, ...entry })), v.minLength(1, 'at least one entry')),
});

/** `locales/<lang>/rules.json`: chapter id, then its title and sections by id. */
export const rulesTranslationSchema = v.record(
  id,
  v.strictObject({ title: line, sections: v.record(id, v.strictObject(section)) }),
);

/** `locales/<lang>/faq.json`: titles of topics, and entries, each by id. */
export const faqTranslationSchema = v.strictObject({
  topics: v.record(id, v.strictObject({ title: line })),
  entries: v.record(id, v.strictObject(entry)),
});

/** A file as it was read: its path, and its JSON that nobody has looked at yet. */
export type TextFile = { readonly file: string; readonly input: unknown };

/** Parses one file; its faults are added to `faults`, and null is answered then. */
export function parseTextFile<Schema extends v.GenericSchema>(
  schema: Schema,
  { file, input }: TextFile,
  faults: TextFault[],
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    faults.push({ file, at: v.getDotPath(issue) ?? '', code: 'shape', about: expectation(issue) });
  }
  return null;
}

function expectation(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'this field does not exist here';
  if (issue.input === undefined) return 'is missing';
  // The library's own sentence starts so; ours say what is expected.
  const expected = issue.message.startsWith('Invalid ') ? (issue.expected ?? 'another value') : issue.message;
  return `expected ${expected}`;
}
