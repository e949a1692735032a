import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { basedOn } from '#data/workshop/catalogue-sources.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { baseWords } from '#domain/catalogue/workshop/base-words.ts';
import type { AnyDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import {
  emptyWordsDraft,
  type WordsDraft,
  wordsDraftOf,
  type WordsSection,
} from '#domain/catalogue/workshop/words-draft.ts';
import { useDraft } from './use-draft.ts';
import { WordsForm } from './words/words-form.tsx';

const wordsDraft = (section: WordsSection) => (kept: AnyDraft) => (kept.section === section ? kept : null);

type OpenedWordsProps = {
  id: string;
  section: WordsSection;
  /** The term or faction that is corrected; null for one that is missing. */
  target: string | null;
  sources: CatalogueSources;
};

/** A kept draft of a term or faction, else a new one. */
export function OpenedWords({ id, section, target, sources }: OpenedWordsProps) {
  const [params] = useSearchParams();
  const { t } = useLingui();
  const open = useDraft<WordsDraft>(id, wordsDraft(section), () => {
    const base = target === null ? null : baseWords(sources, section, target);
    const draft =
      target === null || base === null
        ? emptyWordsDraft(section, params.get('name') ?? '')
        : wordsDraftOf(section, target, base);
    const missing = section === 'terms' ? t`This term is missing.` : t`This faction is missing.`;
    const note = base === null ? missing : '';
    return { revises: null, basedOn: basedOn(), draft: { ...draft, origin: { ...draft.origin, note } } };
  });
  return <WordsForm open={open} sources={sources} />;
}

type RevisedWordsProps = { id: string; revises: string; draft: WordsDraft; sources: CatalogueSources };

/** A sent term or faction that is changed: the first change makes a draft of it. */
export function RevisedWords({ id, revises, draft, sources }: RevisedWordsProps) {
  const open = useDraft<WordsDraft>(id, wordsDraft(draft.section), () => ({
    revises,
    basedOn: basedOn(),
    draft,
  }));
  return <WordsForm open={open} sources={sources} />;
}
