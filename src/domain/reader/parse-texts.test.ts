import { describe, expect, it } from 'vitest';
import { parseTexts, type TextFiles } from './parse-texts.ts';
import { textFaultLine } from './text-faults.ts';

const CHARGES = {
  id: 'charges',
  title: 'Charges',
  sections: [{ id: 'assault', title: 'Assault', text: 'First MOV.\n\n{diagram:cover}\n\nThen {ORG}.' }],
};
const STATES = {
  id: 'faq-states',
  title: 'States',
  entries: [{ id: 'slowed-end', question: 'Does it end?', answer: 'Yes.' }],
};
const RULES_ES = {
  charges: {
    title: 'Cargas',
    sections: { assault: { title: 'Asalto', text: '{diagram:cover}\n\nPrimer MOV.' } },
  },
};
const FAQ_ES = {
  topics: { 'faq-states': { title: 'Estados' } },
  entries: { 'slowed-end': { question: '¿Termina?', answer: 'Sí.' } },
};

type Inputs = { charges: unknown; states: unknown; rules: unknown; faq: unknown };

function files(changed: Partial<Inputs> = {}): TextFiles {
  const inputs: Inputs = { charges: CHARGES, states: STATES, rules: RULES_ES, faq: FAQ_ES, ...changed };
  return {
    rules: [{ file: 'rules/02-charges.json', input: inputs.charges }],
    faq: [{ file: 'faq/01-faq-states.json', input: inputs.states }],
    translations: [
      {
        language: 'es',
        rules: { file: 'es/rules.json', input: inputs.rules },
        faq: { file: 'es/faq.json', input: inputs.faq },
      },
    ],
  };
}

const faults = (given: TextFiles) => parseTexts(given).faults.map(textFaultLine);

describe('parseTexts', () => {
  it('joins the English texts with their translations', () => {
    expect(parseTexts(files())).toEqual({
      faults: [],
      texts: {
        chapters: [
          {
            id: 'charges',
            title: 'Charges',
            translations: { es: { title: 'Cargas' } },
            sections: [{ ...CHARGES.sections[0], translations: { es: RULES_ES.charges.sections.assault } }],
          },
        ],
        topics: [
          {
            id: 'faq-states',
            title: 'States',
            translations: { es: { title: 'Estados' } },
            entries: [{ ...STATES.entries[0], translations: { es: FAQ_ES.entries['slowed-end'] } }],
          },
        ],
      },
    });
  });

  it('puts chapters in the order of the numbers in their names', () => {
    const chapter = (id: string, section: string) => ({
      id,
      title: id,
      sections: [{ id: section, title: section, text: 'Words.' }],
    });
    const { texts } = parseTexts({
      rules: [
        { file: 'rules/10-sight.json', input: chapter('sight', 'a') },
        { file: 'rules/2-dice.json', input: chapter('dice', 'b') },
        { file: 'rules/loose.json', input: chapter('loose', 'c') },
        { file: 'rules/02-cards.json', input: chapter('cards', 'd') },
      ],
      faq: [],
      translations: [],
    });
    expect(texts.chapters.map(({ id }) => id)).toEqual(['cards', 'dice', 'sight', 'loose']);
  });

  it('names what a language lacks and keeps the English text', () => {
    const { texts, faults: found } = parseTexts(files({ rules: {}, faq: { topics: {}, entries: {} } }));
    expect(found).toEqual([
      { file: 'es/rules.json', at: 'charges', code: 'missing-translation', about: 'es' },
      { file: 'es/rules.json', at: 'charges/assault', code: 'missing-translation', about: 'es' },
      { file: 'es/faq.json', at: 'faq-states', code: 'missing-translation', about: 'es' },
      { file: 'es/faq.json', at: 'faq-states/slowed-end', code: 'missing-translation', about: 'es' },
    ]);
    expect(texts.chapters[0]?.sections[0]).toMatchObject({ title: 'Assault', translations: {} });
  });

  it('names translations of something that is not there', () => {
    const found = faults(
      files({
        rules: {
          charges: {
            ...RULES_ES.charges,
            sections: { ...RULES_ES.charges.sections, gone: { title: 'Ido', text: 'Ido.' } },
          },
          old: { title: 'Viejo', sections: {} },
        },
        faq: { ...FAQ_ES, topics: { ...FAQ_ES.topics, 'faq-old': { title: 'Viejas' } } },
      }),
    );
    expect(found).toEqual([
      'es/rules.json: charges/gone: is translated into es but is not there in English',
      'es/rules.json: old: is translated into es but is not there in English',
      'es/faq.json: faq-old: is translated into es but is not there in English',
    ]);
  });

  it('names unknown tokens in every language', () => {
    const found = faults(
      files({
        states: { ...STATES, entries: [{ id: 'slowed-end', question: '{PINK}?', answer: 'Yes.' }] },
        faq: { ...FAQ_ES, entries: { 'slowed-end': { question: '¿?', answer: '{exito}' } } },
      }),
    );
    expect(found).toEqual([
      'faq/01-faq-states.json: faq-states/slowed-end: {PINK} is no die, symbol or diagram',
      'es/faq.json: faq-states/slowed-end: {exito} is no die, symbol or diagram',
    ]);
  });

  it('wants a diagram on a line of its own, the same in every language', () => {
    const text = { title: 'Asalto', text: 'Mira {diagram:coherency}.' };
    const found = faults(files({ rules: { charges: { title: 'Cargas', sections: { assault: text } } } }));
    expect(found).toEqual([
      'es/rules.json: charges/assault: {diagram:coherency} needs a line of its own',
      'es/rules.json: charges/assault: shows other diagrams in es than in English',
    ]);
  });

  it('wants ids that occur once, also across rules and FAQ', () => {
    const found = faults(
      files({
        charges: { ...CHARGES, sections: [...CHARGES.sections, ...CHARGES.sections] },
        states: {
          ...STATES,
          entries: [...STATES.entries, { id: 'charges', question: 'Eh?', answer: 'No.' }],
        },
        faq: { ...FAQ_ES, entries: { ...FAQ_ES.entries, charges: { question: '¿Eh?', answer: 'No.' } } },
      }),
    );
    expect(found).toEqual([
      'rules/02-charges.json: charges/assault: assault is the id of something else before',
      'faq/01-faq-states.json: faq-states/charges: charges is the id of something else before',
    ]);
  });

  it('wants files that are called after their ids', () => {
    expect(
      faults(files({ charges: { ...CHARGES, id: 'attacks' }, rules: { attacks: RULES_ES.charges } })),
    ).toEqual(['rules/02-charges.json: the file of attacks is called <order>-attacks.json']);
  });

  it('leaves a file out that is not as described, and says where', () => {
    const { texts, faults: found } = parseTexts(
      files({
        charges: { ...CHARGES, note: 1, sections: [{ id: 'Two Words', title: ' ', text: '' }] },
        states: { id: 'faq-states', entries: [] },
      }),
    );
    expect(texts).toEqual({ chapters: [], topics: [] });
    expect(found.map(textFaultLine)).toEqual([
      'rules/02-charges.json: sections.0.id: expected an id of a-z, 0-9 and single hyphens',
      'rules/02-charges.json: sections.0.title: expected one line without spaces around it',
      'rules/02-charges.json: sections.0.text: expected a text without space around it',
      'rules/02-charges.json: note: this field does not exist here',
      'faq/01-faq-states.json: title: is missing',
      'faq/01-faq-states.json: entries: expected at least one entry',
    ]);
  });

  it('says so when a file of translations is missing or wrong', () => {
    expect(faults(files({ rules: undefined, faq: {} }))).toEqual([
      'es/rules.json: is missing',
      'es/faq.json: topics: is missing',
      'es/faq.json: entries: is missing',
      'es/rules.json: charges: is missing in es',
      'es/rules.json: charges/assault: is missing in es',
      'es/faq.json: faq-states: is missing in es',
      'es/faq.json: faq-states/slowed-end: is missing in es',
    ]);
  });
});
