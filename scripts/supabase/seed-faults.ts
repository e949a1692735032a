import type { Fault } from '#domain/catalogue/faults.ts';
import type { SeedContent } from './seed-content.ts';

/**
 * Returns the contradictions between files of the content: an id that occurs twice, a translation
 * without an original.
 */
export function contentFaults({ rules, faq, news }: SeedContent): readonly Fault[] {
  const chapters = rules.files.map(({ value }) => value);
  const entries = faq.files.flatMap(({ value }) => value.entries.map(({ id }) => id));
  const items = news.files.map(({ value }) => value.id);
  return [
    ...twice(
      'catalogue/rules',
      chapters.map(({ id }) => id),
    ),
    ...chapters.flatMap(({ id, sections }) =>
      twice(
        'catalogue/rules',
        sections.map((section) => `${id}.${section.id}`),
      ),
    ),
    ...twice('catalogue/faq', entries),
    ...twice('catalogue/news', items),
    ...strays('rules', rules.texts, (texts) =>
      Object.entries(texts).flatMap(([id, { sections }]) => {
        const chapter = chapters.find((each) => each.id === id);
        if (chapter === undefined) return [id];
        const known = new Set(chapter.sections.map((section) => section.id));
        return Object.keys(sections)
          .filter((section) => !known.has(section))
          .map((section) => `${id}.sections.${section}`);
      }),
    ),
    ...strays('faq', faq.texts, (texts) => Object.keys(texts).filter((id) => !entries.includes(id))),
    ...strays('news', news.texts, (texts) => Object.keys(texts).filter((id) => !items.includes(id))),
  ];
}

function twice(file: string, ids: readonly string[]): readonly Fault[] {
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((field) => ({ file, unit: '', field, message: 'occurs twice' }));
}

function strays<Texts>(
  name: string,
  texts: Readonly<Record<string, Texts>>,
  find: (texts: Texts) => readonly string[],
): readonly Fault[] {
  return Object.entries(texts).flatMap(([language, each]) =>
    find(each).map((field) => ({
      file: `locales/${language}/${name}.json`,
      unit: '',
      field,
      message: 'translates something that the catalogue does not have',
    })),
  );
}
