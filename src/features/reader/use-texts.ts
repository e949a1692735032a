import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bundledTextsQuery } from '#data/reader/bundled-texts.ts';
import { faqQuery } from '#data/reader/faq.ts';
import { keptTextsQuery } from '#data/reader/kept-texts.ts';
import { rulesQuery } from '#data/reader/rules.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { faqIn, type ReaderChapter, rulesIn } from '#domain/reader/language-texts.ts';
import type { FaqTopic, RulesChapter } from '#domain/reader/texts.ts';
import { currentEnvironment } from '#platform/environment.ts';
import { useLanguage } from '#platform/use-language.ts';

/**
 * A copy that is shown because the newest texts could not be fetched: of an earlier visit, or the
 * one of the app itself.
 */
export type OlderCopy = { readonly kind: 'kept'; readonly savedAt: string } | { readonly kind: 'bundle' };

/** The content of one tab; `chapters` is null while it has nothing. */
type TabTexts = { readonly chapters: readonly ReaderChapter[] | null; readonly copy: OlderCopy | null };

export type ReaderTextsState = {
  readonly rules: TabTexts;
  readonly faq: TabTexts;
  /** Nothing more is to be expected: a tab without chapters stays so. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
};

/** The time to wait for the database before the texts of the app are shown, in milliseconds. */
const PATIENCE_MS = 1_500;

/**
 * Rules and FAQ in the shown language: on local hosts those of the build, elsewhere those of the
 * database (docs/product.md, "Reader"), and while they are on their way, or do not come, the newest
 * that this browser has.
 */
export function useTexts(): ReaderTextsState {
  const language = useLanguage();
  const isRemote = currentEnvironment() !== 'local';
  const isImpatient = useImpatience(isRemote);
  const rules = useQuery({ ...rulesQuery(), enabled: isRemote });
  const faq = useQuery({ ...faqQuery(), enabled: isRemote });
  const kept = useQuery({ ...keptTextsQuery(), enabled: isRemote });
  const own = {
    rules: newestOf(rules.data, kept.data?.rules ?? null),
    faq: newestOf(faq.data, kept.data?.faq ?? null),
  };
  const isMissing = {
    rules: own.rules === null && !kept.isPending && (isImpatient || !rules.isPending),
    faq: own.faq === null && !kept.isPending && (isImpatient || !faq.isPending),
  };
  const needsBundle = !isRemote || isMissing.rules || isMissing.faq;
  const bundle = useQuery({ ...bundledTextsQuery(language), enabled: needsBundle });
  const bundled = (source: 'rules' | 'faq', isFetching: boolean): TabTexts => {
    const chapters = needsBundle && (!isRemote || isMissing[source]) ? (bundle.data?.[source] ?? null) : null;
    return { chapters, copy: chapters === null || isFetching || !isRemote ? null : { kind: 'bundle' } };
  };
  return {
    rules:
      own.rules === null
        ? bundled('rules', rules.isFetching)
        : { chapters: rulesShown(own.rules.texts, language), copy: copyOf(own.rules, rules.isFetching) },
    faq:
      own.faq === null
        ? bundled('faq', faq.isFetching)
        : { chapters: faqShown(own.faq.texts, language), copy: copyOf(own.faq, faq.isFetching) },
    hasFailed: needsBundle && bundle.isError,
    isFetching: rules.isFetching || faq.isFetching || bundle.isFetching,
    retry: () => {
      if (bundle.isError) void bundle.refetch();
      if (isRemote && own.rules?.savedAt !== null) void rules.refetch();
      if (isRemote && own.faq?.savedAt !== null) void faq.refetch();
    },
  };
}

/**
 * The newest texts that are not the app's own; `savedAt` is null for those that were just fetched.
 */
type Own<Texts> = { readonly texts: readonly Texts[]; readonly savedAt: string | null };

function newestOf<Texts>(
  live: readonly Texts[] | undefined,
  kept: { readonly texts: readonly Texts[]; readonly savedAt: string } | null,
): Own<Texts> | null {
  return live !== undefined && live.length > 0 ? { texts: live, savedAt: null } : kept;
}

function copyOf({ savedAt }: { readonly savedAt: string | null }, isFetching: boolean): OlderCopy | null {
  return savedAt === null || isFetching ? null : { kind: 'kept', savedAt };
}

const rulesShown = remembering<RulesChapter>(rulesIn);
const faqShown = remembering<FaqTopic>(faqIn);

/** The same texts are the same object, so that an index is made of them once. */
function remembering<Texts>(make: (texts: readonly Texts[], language: Language) => readonly ReaderChapter[]) {
  const made = new WeakMap<readonly Texts[], Map<Language, readonly ReaderChapter[]>>();
  return (texts: readonly Texts[], language: Language): readonly ReaderChapter[] => {
    const ofTexts = made.get(texts) ?? new Map<Language, readonly ReaderChapter[]>();
    made.set(texts, ofTexts);
    const chapters = ofTexts.get(language) ?? make(texts, language);
    ofTexts.set(language, chapters);
    return chapters;
  };
}

/**
 * True once waiting has taken longer than a reader at the table cares for, at once without a
 * network.
 */
function useImpatience(isOn: boolean): boolean {
  const [isImpatient, setImpatient] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isImpatient;
}
