import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../bare/toolchain.mjs';
import { readManifest } from '../release/manifest.ts';

const FORMS = '.github/ISSUE_TEMPLATE';
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'docs/translating.md'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const WORKFLOW = v.object({
  on: v.object({ push: v.any(), pull_request: v.any() }),
  permissions: v.strictObject({ contents: v.literal('read') }),
  jobs: v.record(
    v.string(),
    v.object({
      'runs-on': v.string(),
      steps: v.array(
        v.strictObject({
          // An action at one commit: a tag can be moved.
          uses: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/))),
          with: v.optional(v.record(v.string(), v.any())),
          run: v.optional(v.string()),
        }),
      ),
    }),
  ),
});

const TEXTS = { label: v.string(), description: v.optional(v.string()), placeholder: v.optional(v.string()) };
const REQUIRED = v.optional(v.strictObject({ required: v.boolean() }));
const ID = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const FIELD = v.variant('type', [
  v.strictObject({ type: v.literal('markdown'), attributes: v.strictObject({ value: v.string() }) }),
  v.strictObject({
    type: v.picklist(['input', 'textarea']),
    id: ID,
    attributes: v.strictObject(TEXTS),
    validations: REQUIRED,
  }),
  v.strictObject({
    type: v.literal('dropdown'),
    id: ID,
    attributes: v.strictObject({ ...TEXTS, options: v.array(v.string()) }),
    validations: REQUIRED,
  }),
  v.strictObject({
    type: v.literal('checkboxes'),
    id: ID,
    attributes: v.strictObject({ ...TEXTS, options: v.array(v.strictObject({ label: v.string() })) }),
  }),
]);
/** An issue form as GitHub documents it. */
const FORM = v.strictObject({
  name: v.string(),
  description: v.string(),
  labels: v.array(v.string()),
  body: v.array(FIELD),
});

const forms = readdirSync(join(ROOT, FORMS)).filter((file) => file !== 'config.yml');

describe('the workflow of the forge', () => {
  const { jobs } = v.parse(WORKFLOW, parse(read('.github/workflows/ci.yml')));

  it('runs .ci/run with the history that the check of subjects needs', () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({
      'fetch-depth': 0,
    });
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
  });

  it.skipIf(process.platform === 'win32')('finds .ci/run executable', () => {
    expect(statSync(join(ROOT, '.ci/run')).mode & 0o111).toBe(0o111);
  });
});

describe('issue forms', () => {
  it('are for data errors, bugs and ideas', () => {
    expect(forms.toSorted()).toEqual(['bug.yml', 'data-error.yml', 'idea.yml']);
    expect(parse(read(`${FORMS}/config.yml`))).toEqual({ blank_issues_enabled: false });
  });

  it.each(forms)('%s has the form that GitHub accepts, and each id once', (file) => {
    const { body } = v.parse(FORM, parse(read(`${FORMS}/${file}`)));
    const ids = body.flatMap((field) => ('id' in field ? field.id : []));
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.length).toBeGreaterThan(2);
  });
});

describe('pages for contributors', () => {
  const { scripts } = readManifest(ROOT);
  const texts = [...PAGES, ...forms.map((form) => `${FORMS}/${form}`), '.ci/run'];

  it.each(texts)('%s names only commands of package.json', (file) => {
    const commands = [...read(file).matchAll(/npm (?:run (?:--silent |-s )?([\w:-]+)|(start|test)\b)/g)];
    const unknown = commands.map(([, run, own]) => run ?? own ?? '').filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  it.each(PAGES)('%s links only files that exist', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(ROOT, file, '..', link)))).toEqual([]);
  });
});
