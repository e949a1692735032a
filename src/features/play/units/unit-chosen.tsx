import { useLingui } from '@lingui/react/macro';
import { deploymentChoice } from '#domain/game/deployment-choice.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { useSkillText } from '../deployment/use-deployment-texts.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './unit-details.module.css';

/** The choices that were made for a unit (Totem, posture), each with what it does. */
export function UnitChosen({ unit }: { unit: GameUnit }) {
  return Object.entries(unit.chosen)
    .filter(([, choice]) => choice !== '')
    .map(([skill, choice]) => <Chosen key={skill} unit={unit} skill={skill} choice={choice} />);
}

function Chosen({ unit, skill, choice }: { unit: GameUnit; skill: string; choice: string }) {
  const { t } = useLingui();
  const { language, texts } = useTable();
  const words = useSkillText(unit.unitId, skill, language);
  const at = unit.options?.[skill]?.findIndex(({ id }) => id === choice) ?? -1;
  const option = deploymentChoice(words?.text ?? '').options[at];
  const name = words?.name ?? skill;
  return (
    <p className={styles.note}>
      <strong>{t`${name}: ${option?.name ?? choice}`}</strong>
      {option !== undefined && <> – {texts.line(option.text)}</>}
    </p>
  );
}
