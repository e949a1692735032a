import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { deploymentChoice } from '#domain/game/deployment-choice.ts';
import type { DeploymentReminder } from '#domain/game/reminders.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './deployment.module.css';
import { spoken, useSkillText, useTermText, useUnitName } from './use-deployment-texts.ts';

/** The keywords as printed. */
const TERMS = { scout: 'Scout', ambusher: 'Ambusher' } as const;

type HeldBackProps = {
  keyword: keyof typeof TERMS;
  /** Ids of the units that have it. */
  units: readonly string[];
};

/** Units that may stay off the table: the keyword's rule, and a row to press for each. */
export function HeldBack({ keyword, units }: HeldBackProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const term = TERMS[keyword];
  const text = useTermText(term, language);
  const name = localTerm(catalogue, 'keywords', term, language);
  if (units.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{name}</h3>
      <p className={styles.hint}>
        {keyword === 'scout' ? (
          <Trans>Deploys after all others, or is held back.</Trans>
        ) : (
          <Trans>Deploys as usual, or is held back and comes later.</Trans>
        )}
      </p>
      {units.map((id) => (
        <HoldBack key={id} id={id} />
      ))}
      {text !== null && (
        <Disclosure title={t`The rule in full`}>
          <p className={styles.rule}>{text}</p>
        </Disclosure>
      )}
    </div>
  );
}

/** The whole row is the switch: it is pressed at arm's length. */
function HoldBack({ id }: { id: string }) {
  const unit = useGame(({ game }) => game.state.units[id]);
  const host = useGame(({ game }) => game.state.units[game.state.units[id]?.joinedTo ?? '']);
  const nameOf = useUnitName();
  if (unit === undefined) return null;
  const isHeld = unit.place === 'hidden';
  if (host !== undefined) {
    return (
      <p className={styles.option}>
        <strong>{nameOf(unit)}</strong>
        <span>
          <Trans>with {nameOf(host)}</Trans>
        </span>
      </p>
    );
  }
  return (
    <Option
      name={nameOf(unit)}
      isChosen={isHeld}
      onPress={() =>
        gameStore.getState().act({ type: 'unit-placed', unit: id, place: isHeld ? 'reserve' : 'hidden' })
      }
    >
      {isHeld ? <Trans>Held back</Trans> : <Trans>Deploys</Trans>}
    </Option>
  );
}

type OptionProps = { name: string; isChosen: boolean; onPress: () => void; children: ReactNode };

/** A whole row to press, with a box that is ticked once it is chosen. */
function Option({ name, isChosen, onPress, children }: OptionProps) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  return (
    <button type="button" className={styles.option} aria-pressed={isChosen} onClick={onPress}>
      <strong>{name}</strong>
      <span>{children}</span>
      <span className={styles.tick}>{isChosen && <Icon name="check" size={18} />}</span>
    </button>
  );
}

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
  // Options that a game counts with go by id, whatever the language; other choices by name.
  const ids = unit.options?.[skill]?.map((option) => option.id) ?? [];
  const choose = (chosen: string, option?: string) =>
    gameStore.getState().act({
      type: 'choice-made',
      unit: id,
      skill,
      choice: chosen,
      ...(option === undefined ? {} : { option }),
    });
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
        options.map(({ name, text }, at) => (
          <Option
            key={name}
            name={name}
            isChosen={choice === (ids[at] ?? name)}
            onPress={() => (choice === (ids[at] ?? name) ? choose('') : choose(name, ids[at]))}
          >
            {spoken(text, language)}
          </Option>
        ))
      )}
    </fieldset>
  );
}
