import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { factionName } from '#data/faction-summaries.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { baseWords } from '#domain/catalogue/workshop/base-words.ts';
import { wordsChange, wordsTarget } from '#domain/catalogue/workshop/words-change.ts';
import { type WordsDraft, withWord } from '#domain/catalogue/workshop/words-draft.ts';
import { wordsFaults } from '#domain/catalogue/workshop/words-faults.ts';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { DraftHead } from '../draft-head.tsx';
import { OriginFields } from '../form/origin-fields.tsx';
import { useFaultTexts } from '../form/workshop-form.ts';
import { GuestHint } from '../guest-hint.tsx';
import { SendButton } from '../send-button.tsx';
import type { OpenDraft } from '../use-draft.ts';
import styles from '../workshop.module.css';
import { KindField } from './kind-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import { WordsSummary } from './words-summary.tsx';

type WordsFormProps = { open: OpenDraft<WordsDraft>; sources: CatalogueSources };

/** The form for a term of the glossary or the names of a faction, in every language. */
export function WordsForm({ open, sources }: WordsFormProps) {
  const [isChecked, setChecked] = useState(false);
  const { draft, change } = open;
  const { section, target, origin } = draft;
  const base = target === null ? null : baseWords(sources, section, target);
  const faults = wordsFaults(useDeferredValue(draft), base, sources);
  const textsOf = useFaultTexts(faults, isChecked);
  const proposed = () => {
    // The faults in view may be those of a moment ago.
    if (wordsFaults(draft, base, sources).length > 0) return null;
    return { section, target: wordsTarget(draft), change: wordsChange(draft, base), origin };
  };
  return (
    <div
      className={`page ${styles.page}`}
      data-width="reading"
      data-faction={(section === 'factions' && target) || undefined}
    >
      <Head open={open} isNew={base === null} />
      <div className={styles.form}>
        {section === 'terms' && (
          <KindField
            kind={draft.kind}
            // The id of a sent term has its kind in it.
            isFixed={base !== null || open.revises !== null}
            error={textsOf('kind').error}
            onChange={(kind) => change({ kind })}
          />
        )}
        {LANGUAGES.map((language) => (
          <LanguageFields
            key={language}
            section={section}
            language={language}
            words={draft.words[language]}
            textsOf={textsOf}
            onChange={(field, typed) => change(withWord(draft, language, field, typed))}
          />
        ))}
        <section className={styles.body}>
          <h2 className={styles.title}>
            <Trans>Source and sending</Trans>
          </h2>
          <GuestHint />
          <OriginFields
            origin={origin}
            onChange={(next) => change({ origin: next })}
            errors={{ page: textsOf('page').error, note: textsOf('note').error }}
            hasPage={false}
          />
        </section>
        <WordsSummary draft={draft} base={base} faults={faults} sources={sources} />
        <div className={styles.actions}>
          <SendButton open={open} proposed={proposed} onCheck={() => setChecked(true)} />
        </div>
      </div>
    </div>
  );
}

function Head({ open, isNew }: { open: OpenDraft<WordsDraft>; isNew: boolean }) {
  const { t } = useLingui();
  const { section } = open.draft;
  const name = nameOf(open.draft, useLanguage());
  const added = section === 'terms' ? t`Add a missing term` : t`Add a missing faction`;
  const title = isNew ? added : t`Suggest a correction`;
  return <DraftHead title={title} name={name} isUnkept={open.isUnkept} />;
}

function nameOf({ section, target, words }: WordsDraft, language: Language): string {
  const known = section === 'factions' ? factionName(target, language) : null;
  return known ?? (words[language]?.name.trim() || (words.en?.name.trim() ?? ''));
}
