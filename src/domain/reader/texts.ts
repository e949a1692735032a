/**
 * Rules and FAQ as the reader holds them: English, with the translations that exist, in the order
 * of reading.
 */

/**
 * A language's code to the same words in it; a missing language shows the English text
 * (docs/product.md, "Purpose and languages").
 */
export type Translations<Words> = Readonly<Record<string, Words>>;

export type SectionWords = { readonly title: string; readonly text: string };
export type EntryWords = { readonly question: string; readonly answer: string };
export type TitleWords = { readonly title: string };

export type RulesSection = SectionWords & {
  /** Unique among all ids of rules and FAQ, so that an address needs nothing else. */
  readonly id: string;
  readonly translations: Translations<SectionWords>;
};

export type RulesChapter = TitleWords & {
  readonly id: string;
  readonly translations: Translations<TitleWords>;
  readonly sections: readonly RulesSection[];
};

export type FaqEntry = EntryWords & {
  readonly id: string;
  readonly translations: Translations<EntryWords>;
};

export type FaqTopic = TitleWords & {
  readonly id: string;
  readonly translations: Translations<TitleWords>;
  readonly entries: readonly FaqEntry[];
};

export type ReaderTexts = {
  readonly chapters: readonly RulesChapter[];
  readonly topics: readonly FaqTopic[];
};
