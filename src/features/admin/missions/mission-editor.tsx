import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveMission } from '#data/admin/mission-changes.ts';
import type { MissionText } from '#data/admin/mission-texts.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import type { MissionChange } from '#domain/catalogue/release/overlay.ts';
import { STORED_LANGUAGES, type StoredLanguage } from '#domain/catalogue/types.ts';
import type { PlacedWords } from '#domain/game/missions/placed-words.ts';
import { type TypedNumbers, typedNumbers } from '#domain/game/missions/number-fields.ts';
import { numbersOf } from '#domain/game/missions/placed-numbers.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { LocalField } from '../local-field.tsx';
import { TranslateButtons } from '../translate-buttons.tsx';
import { useAct } from '../use-act.tsx';
import { NumberSection } from './number-section.tsx';

type Words = Readonly<Record<StoredLanguage, PlacedWords>>;
type MissionEditorProps = {
  item: MissionText;
  /** The words and numbers that differ from the files, in a release or for the next one. */
  changed: MissionChange;
  /** The number of the newest release. */
  basedOn: number;
};

/**
 * The numbers of one mission or feat, and its words in three languages. What was changed comes with
 * the next release of the catalogue.
 */
export function MissionEditor({ item, changed, basedOn }: MissionEditorProps) {
  const { t } = useLingui();
  const language = storedLanguage(useLanguage());
  const navigate = useNavigate();
  const { isBusy, act, ask, dialog } = useAct();
  const [words, setWords] = useState<Words>(() => over(item.words, changed));
  const [typed, setTyped] = useState<TypedNumbers>({});
  const numbers = typedNumbers(item.item, changed.numbers ?? {}, typed);
  const name = words[language]['name'] || words.en['name'] || item.id;
  const changes: MissionChange = {
    ...changesOf(over(item.words, changed), words),
    ...(Object.keys(numbers.changes).length === 0 ? {} : { numbers: numbers.changes }),
  };
  const hasFault = numbers.fields.some(({ fault }) => fault !== null);
  const labelOf = usePlaceLabel(item.words.en);
  const back = paths.admin('missions');
  const set = (place: string, target: StoredLanguage, text: string) =>
    setWords((before) => ({ ...before, [target]: { ...before[target], [place]: text } }));
  const save = () =>
    act({
      action: async () => saveMission(item.id, changes, basedOn),
      done: t`“${name}” comes with the next release.`,
      after: () => navigate(back),
    });
  const drop = () =>
    ask({
      title: t`Show “${name}” as the app carries it again?`,
      body: t`The next release of the catalogue takes back the words and numbers that were changed here.`,
      confirm: t`Take it back`,
      isDanger: true,
      action: async () => saveMission(item.id, printed(item, changed), basedOn),
      done: t`“${name}” is taken back with the next release.`,
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
      <NumberSection
        fields={numbers.fields}
        names={item.placeNames[language]}
        onChange={(place, text) => setTyped((before) => ({ ...before, [place]: text }))}
      />
      <h3>
        <Trans>Words</Trans>
      </h3>
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
          disabled={hasFault || Object.keys(changes).length === 0}
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
        {Object.keys(changed).length > 0 && (
          <Button icon="restore" onClick={drop}>
            <Trans>As the app carries it</Trans>
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
}

/** The words of the files with others in place. */
function over(words: Words, changed: MissionChange): Words {
  return {
    en: { ...words.en, ...changed.en },
    es: { ...words.es, ...changed.es },
    fr: { ...words.fr, ...changed.fr },
  };
}

/** Returns the words and numbers of the files in every place that was changed. */
function printed({ words, item }: MissionText, changed: MissionChange): MissionChange {
  const byLanguage = STORED_LANGUAGES.map((language) => {
    const places = Object.keys(changed[language] ?? {});
    // A translation that the files lack cannot be taken away: it says what English says.
    const texts = places.map((place) => [place, words[language][place] || (words.en[place] ?? '')] as const);
    return [language, Object.fromEntries(texts)] as const;
  });
  const ofFile = Object.entries(numbersOf(item)).filter(([place]) => changed.numbers?.[place] !== undefined);
  return {
    ...Object.fromEntries(byLanguage.filter(([language]) => changed[language] !== undefined)),
    ...(ofFile.length === 0 ? {} : { numbers: Object.fromEntries(ofFile) }),
  };
}

/**
 * Returns the texts that differ from those before, by language; a language without differences is
 * left out.
 */
function changesOf(before: Words, words: Words): MissionChange {
  const byLanguage = STORED_LANGUAGES.map((language) => {
    const changed = Object.entries(words[language]).filter(
      ([place, text]) => text.trim() !== '' && text !== before[language][place],
    );
    return [language, Object.fromEntries(changed.map(([place, text]) => [place, text.trim()]))] as const;
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
