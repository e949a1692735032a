import { describe, expect, it } from 'vitest';
import { readRefusedWords, refusedWordProblems } from './refused-words.ts';

const TERMS = `# Terms

Words.

## Français (\`fr\`)

| Thing | Term | Never |
| --- | --- | --- |
| Mail | e-mail | \`mail\`, \`courriel\` |
| Round | manche | — |
| Omission | … | \`...\` |
`;

describe('the words that the interface does not use', () => {
  const french = readRefusedWords(TERMS).get('fr') ?? [];

  it('are the last column of the language’s table', () => {
    expect(french).toEqual([
      { word: 'mail', term: 'e-mail' },
      { word: 'courriel', term: 'e-mail' },
      { word: '...', term: '…' },
    ]);
  });

  it.each(['Un mail attend', 'Mail envoyé', 'Votre courriel', 'Chargement...'])(
    'are found in “%s”',
    (text) => {
      expect(refusedWordProblems([text], french)).toHaveLength(1);
    },
  );

  it.each(['Un e-mail attend', 'Le maillon', '{mail} est arrivé', 'Chargement…'])(
    'are not found in “%s”',
    (text) => {
      expect(refusedWordProblems([text], french)).toEqual([]);
    },
  );
});
