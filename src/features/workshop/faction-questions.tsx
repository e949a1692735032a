import { Trans, useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import type { FactionChoices, TableFactions } from '#domain/catalogue/workshop/table-factions.ts';
import { MOST_LETTERS } from '#domain/catalogue/plain-schemas.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './workshop.module.css';

type FactionQuestionsProps = {
  factions: TableFactions;
  choices: FactionChoices;
  onChange: (choices: FactionChoices) => void;
};

/** Asks for the names of new factions, and whether the list of an unpublished one is whole now. */
export function FactionQuestions({ factions, choices, onChange }: FactionQuestionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { names, whole } = choices;
  if (factions.unknown.length + factions.unpublished.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>
        <Trans>Factions of the table</Trans>
      </h2>
      {factions.unknown.map((id) => (
        <TextField
          key={id}
          label={t`Name of the new faction “${id}”`}
          hint={t`In English, as printed. It is proposed with its units.`}
          lang="en"
          maxLength={MOST_LETTERS.name}
          value={names[id] ?? ''}
          onValueChange={(name) => onChange({ ...choices, names: { ...names, [id]: name } })}
        />
      ))}
      {factions.unpublished.map((id) => {
        const name = factionName(id, language) ?? id;
        return (
          <Switch
            key={id}
            label={t`The list of ${name} is whole with this table`}
            description={t`The app then no longer says that its units are not published.`}
            checked={whole.includes(id)}
            onCheckedChange={(isWhole) =>
              onChange({ ...choices, whole: isWhole ? [...whole, id] : whole.filter((each) => each !== id) })
            }
          />
        );
      })}
    </section>
  );
}
