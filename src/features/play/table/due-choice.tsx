import { useLingui } from '@lingui/react/macro';
import { deploymentChoice } from '#domain/game/deployment-choice.ts';
import { Button } from '#ui/button/button.tsx';
import { useSkillText } from '../deployment/use-deployment-texts.ts';
import { DueRow } from './due-row.tsx';
import { perform } from './perform.ts';
import { useTable } from './table-context.tsx';
import { useOwnedName, useUnit } from './use-running-game.ts';

type DueChoiceProps = { unit: string; skill: string };

/** A skill of a unit that asks for one of its options: a button for each. */
export function DueChoice({ unit: id, skill }: DueChoiceProps) {
  const { t } = useLingui();
  const { language } = useTable();
  const unit = useUnit(id);
  const name = useOwnedName(unit, language);
  const words = useSkillText(unit?.unitId ?? '', skill, language);
  if (unit === undefined) return null;
  const offered = unit.options?.[skill] ?? [];
  const { options } = deploymentChoice(words?.text ?? '');
  return (
    <DueRow
      icon="flag"
      title={t`${name}: choose ${words?.name ?? skill}`}
      actions={offered.map(({ id: option }, at) => {
        const offer = options[at]?.name ?? option;
        return (
          <Button
            key={option}
            size="sm"
            onClick={() => perform({ type: 'choice-made', unit: id, skill, choice: offer, option })}
          >
            {offer}
          </Button>
        );
      })}
    />
  );
}
