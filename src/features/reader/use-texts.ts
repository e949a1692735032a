import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bundledTextsQuery } from '#data/reader/bundled-texts.ts';
import { faqQuery } from '#data/reader/faq.ts';
import { keptTextsQuery } from '#data/reader/kept-texts.ts';
import { rulesQuery } from '#data/reader/rules.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { faqIn, type ReaderChapter, type ReaderSource, rulesIn } from '#domain/reader/language-texts.ts';
import type { FaqTopic, RulesChapter } from '#domain/reader/texts.ts';
import { hasOwnTexts } from '#platform/text-source.ts';
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
  /** The error once nothing more is to be expected, null before. */
  readonly failure: unknown;
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
  const isRemote = !hasOwnTexts();
  const isImpatient = useImpatience(isRemote);
  const live = {
    rules: useQuery({ ...rulesQuery(), enabled: isRemote }),
    faq: useQuery({ ...faqQuery(), enabled: isRemote }),
  };
  const kept = useQuery({ ...keptTextsQuery(), enabled: isRemote });
  const own = {
    rules: newestOf(live.rules.data, kept.data?.rules ?? null),
    faq: newestOf(live.faq.data, kept.data?.faq ?? null),
  };
  const isMissing = (source: ReaderSource) =>
    !isRemote || (own[source] === null && !kept.isPending && (isImpatient || !live[source].isPending));
  const needsBundle = isMissing('rules') || isMissing('faq');
  const bundle = useQuery({ ...bundledTextsQuery(language), enabled: needsBundle });
  const bundled = (source: ReaderSource): TabTexts => {
    const chapters = isMissing(source) ? (bundle.data?.[source] ?? null) : null;
    const isCopy = isRemote && chapters !== null && !live[source].isFetching;
    return { chapters, copy: isCopy ? { kind: 'bundle' } : null };
  };
  const isFetching = live.rules.isFetching || live.faq.isFetching || bundle.isFetching;
  return {
    rules:
      own.rules === null
        ? bundled('rules')
        : {
            chapters: rulesShown(own.rules.texts, language),
            copy: copyOf(own.rules, live.rules.isFetching),
          },
    faq:
      own.faq === null
        ? bundled('faq')
        : { chapters: faqShown(own.faq.texts, language), copy: copyOf(own.faq, live.faq.isFetching) },
    failure: needsBundle && !isFetching ? bundle.error : null,
    retry: () => {
      if (bundle.isError) void bundle.refetch();
      for (const source of ['rules', 'faq'] as const)
        if (isRemote && own[source]?.savedAt !== null) void live[source].refetch();
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
