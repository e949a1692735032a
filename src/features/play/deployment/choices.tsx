import { Trans } from '@lingui/react/macro';
import { symbolName } from '#data/catalogue.ts';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { deploymentChoice } from '#domain/game/deployment-choice.ts';
import type { DeploymentReminder } from '#domain/game/reminders.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import styles from './deployment.module.css';
import { useSkillText, useUnitName } from './use-deployment-texts.ts';

type ChoiceReminder = Extract<DeploymentReminder, { code: 'choice' }>;

/** Skills that ask for a decision at deployment; the choice is stored in the game. */
export function Choices({ reminders }: { reminders: readonly ChoiceReminder[] }) {
  if (reminders.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>
        <Trans>To decide now</Trans>
      </h3>
      {reminders.map((reminder) => (
        <Choice key={`${reminder.unit} ${reminder.skill}`} reminder={reminder} />
      ))}
    </div>
  );
}

function Choice({ reminder }: { reminder: ChoiceReminder }) {
  const { unit: id, skill, choice } = reminder;
  const language = useLanguage();
  const unit = useGame(({ game }) => game.state.units[id]);
  const nameOf = useUnitName();
  const words = useSkillText(unit?.unitId ?? '', skill, language);
  if (unit === undefined) return null;
  const { lead, options } = deploymentChoice(words?.text ?? '');
  const choose = (chosen: string) =>
    gameStore.getState().act({ type: 'choice-made', unit: id, skill, choice: chosen });
  return (
    <fieldset className={styles.choice}>
      <legend>
        {nameOf(unit)} – {words?.name ?? skill}
      </legend>
      {lead !== '' && <p className={styles.rule}>{spoken(lead, language)}</p>}
      {options.length === 0 ? (
        <Checkbox
          label={<Trans>Done</Trans>}
          checked={(choice ?? '') !== ''}
          onCheckedChange={(isDone) => choose(isDone ? skill : '')}
        />
      ) : (
        options.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            className={styles.option}
            aria-pressed={choice === name}
            onClick={() => choose(choice === name ? '' : name)}
          >
            <strong>{name}</strong>
            <span>{spoken(text, language)}</span>
          </button>
        ))
      )}
    </fieldset>
  );
}

/** Symbols in braces as their names: these texts have hardly any. */
function spoken(text: string, language: Language): string {
  return text.replace(/\{(?<id>[^{}]+)\}/gu, (_, id: string) => ` ${symbolName(id, language) ?? id} `).trim();
}
