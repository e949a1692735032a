/** Texts by their id, each with its English source and what it became in one language. */
export type Texts = Readonly<Record<string, { readonly message: string; readonly translation: string }>>;

/**
 * Compares the texts kept for one language with those that the source holds now. Returns one
 * sentence per problem; an empty list when there is no problem. The source language needs no
 * translations.
 */
export function translationProblems(kept: Texts, collected: Texts, needsTranslation: boolean): string[] {
  const problems: string[] = [];
  for (const [id, { message }] of Object.entries(collected)) {
    const text = kept[id];
    if (text === undefined) problems.push(`"${message}" is new: npm run translations:extract`);
    else if (!needsTranslation) continue;
    else if (text.translation.trim() === '') problems.push(`"${message}" is not translated`);
    else if (placeholders(message) !== placeholders(text.translation)) {
      problems.push(`"${message}" and its translation "${text.translation}" hold different placeholders`);
    }
  }
  for (const [id, { message }] of Object.entries(kept)) {
    if (collected[id] === undefined)
      problems.push(`"${message}" is used nowhere: npm run translations:extract`);
  }
  return problems;
}

/**
 * The names that a text fills in and the tags that it wraps, each once, in order of the alphabet.
 */
function placeholders(text: string): string {
  // In `{count, plural, one {unit} other {units}}` the words in inner braces are text, not names.
  const names = text.matchAll(/(?<!(?:\b(?:zero|one|two|few|many|other|true|false)|=\d+)\s*)\{(\w+)\s*[,}]/g);
  const tags = text.matchAll(/<(\/?\d+\/?)>/g);
  return [...new Set([...names, ...tags].map((match) => match[1] ?? ''))].toSorted().join(' ');
}
