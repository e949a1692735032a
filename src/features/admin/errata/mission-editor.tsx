import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AdminErratum, deleteErratum, saveErratum } from '#data/admin/admin-errata.ts';
import type { MissionText } from '#data/admin/mission-texts.ts';
import { missionErrataOf } from '#data/errata/mission-errata.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import { STORED_LANGUAGES, type StoredLanguage } from '#domain/catalogue/types.ts';
import type { PlacedWords } from '#domain/game/missions/mission-words.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { LocalField } from '../local-field.tsx';
import { History } from '../log/history.tsx';
import { TranslateButtons } from '../translate-buttons.tsx';
import { useAct } from '../use-act.tsx';

type Words = Readonly<Record<StoredLanguage, PlacedWords>>;
type MissionEditorProps = { item: MissionText; erratum: AdminErratum | null };

/**
 * The words of one mission or feat in three languages. What differs from the release is kept as a
 * correction.
 */
export function MissionEditor({ item, erratum }: MissionEditorProps) {
  const { t } = useLingui();
  const language = storedLanguage(useLanguage());
  const navigate = useNavigate();
  const { isBusy, act, ask, dialog } = useAct();
  const [words, setWords] = useState<Words>(() => over(item.words, erratum));
  const name = words[language]['name'] || words.en['name'] || item.id;
  const changes = changesOf(item.words, words);
  const labelOf = usePlaceLabel(item.words.en);
  const back = paths.admin('missions');
  const set = (place: string, target: StoredLanguage, text: string) =>
    setWords((before) => ({ ...before, [target]: { ...before[target], [place]: text } }));
  const save = () => {
    const draft = {
      kind: item.kind,
      target: item.id,
      changes,
      note: erratum?.note ?? 'Words',
      note_es: erratum?.note_es ?? null,
      note_fr: erratum?.note_fr ?? null,
      is_active: true,
    };
    act({
      action: async () => saveErratum(draft, erratum?.id ?? null),
      done: t`“${name}” is saved.`,
      after: () => navigate(back),
    });
  };
  const drop = (id: string) =>
    ask({
      title: t`Show “${name}” as in the release again?`,
      body: t`The text written here is removed. The log keeps it, and you can undo this there.`,
      confirm: t`Show the release’s text`,
      isDanger: true,
      action: async () => deleteErratum(id),
      done: t`“${name}” matches the release again.`,
      after: () => navigate(back),
    });
  return (
    <>
      <p>
        <Link to={back}>
          <Trans>All missions and feats</Trans>
        </Link>
      </p>
      <h2>{name}</h2>
      {Object.entries(words.en).map(([place, text]) => (
        <LocalField
          key={place}
          label={labelOf(place)}
          rows={text.length > 200 ? 8 : text.length > 60 ? 4 : 2}
          texts={{
            en: words.en[place] ?? '',
            es: words.es[place] ?? '',
            fr: words.fr[place] ?? '',
          }}
          onChange={(target, next) => set(place, target, next)}
        />
      ))}
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="save"
          busy={isBusy}
          disabled={Object.keys(changes).length === 0}
          onClick={save}
        >
          <Trans>Save</Trans>
        </Button>
        <TranslateButtons
          textsFor={(target) =>
            Object.fromEntries(Object.entries(words.en).filter(([place]) => words[target][place] === ''))
          }
          onTranslated={(target, texts) =>
            setWords((before) => ({ ...before, [target]: { ...before[target], ...texts } }))
          }
        />
        {erratum !== null && (
          <Button icon="restore" onClick={() => drop(erratum.id)}>
            <Trans>As in the release</Trans>
          </Button>
        )}
      </div>
      {erratum !== null && (
        <History
          subject="catalogue_errata"
          targetId={erratum.id}
          onRestore={({ changes: kept }) => setWords(over(item.words, { target: item.id, changes: kept }))}
        />
      )}
      {dialog}
    </>
  );
}

/** The words of the release with a correction in place. */
function over(words: Words, erratum: { readonly target: string; readonly changes: unknown } | null): Words {
  const changed = erratum === null ? undefined : missionErrataOf([erratum])[erratum.target];
  return {
    en: { ...words.en, ...changed?.en },
    es: { ...words.es, ...changed?.es },
    fr: { ...words.fr, ...changed?.fr },
  };
}

/**
 * Returns the texts that differ from the release, by language; a language without differences is
 * left out.
 */
function changesOf(release: Words, words: Words): Readonly<Record<string, PlacedWords>> {
  const byLanguage = STORED_LANGUAGES.map((language) => {
    const changed = Object.entries(words[language]).filter(
      ([place, text]) => text.trim() !== '' && text !== release[language][place],
    );
    return [language, Object.fromEntries(changed)] as const;
  });
  return Object.fromEntries(byLanguage.filter(([, changed]) => Object.keys(changed).length > 0));
}

const SECTIONS: Readonly<Record<string, MessageDescriptor>> = {
  setup: msg`Setup`,
  rules: msg`Rules`,
  markers: msg`Event markers`,
  scoring: msg`Scoring`,
};

/**
 * Returns a function that names a text's place in a mission: `Rules · Pick up · Text`. `words` are
 * the English texts.
 */
function usePlaceLabel(words: PlacedWords): (place: string) => string {
  const { i18n, t } = useLingui();
  return (place) => {
    const [section = '', id = '', part = section] = place.split('.');
    const what = part === 'name' ? t`Name` : t`Text`;
    const sectionWords = SECTIONS[section];
    if (sectionWords === undefined) return what;
    return [i18n._(sectionWords), words[`${section}.${id}.name`] ?? id, what].join(' · ');
  };
}
