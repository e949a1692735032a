import { useState } from 'react';
import { SearchedField } from '#components/searched-field/searched-field.tsx';
import { foldText } from '#domain/catalogue/fold.ts';
import type { Choice } from './countries.ts';

type ChoiceFieldProps = {
  label: string;
  hint?: string;
  /** Empty for none. */
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** An emptied field means none; else the choice stays. */
  isOptional?: boolean;
};

/** One of many, found by typing. What is typed and not found goes when the field is left. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, value, choices, onChange, isOptional = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const found = typed === null ? [] : matches(choices, typed);
  const choose = (next: string) => {
    setTyped(null);
    onChange(next);
  };
  const leave = () => {
    const [first] = found;
    if (typed !== null && first !== undefined && foldText(first.label) === foldText(typed))
      choose(first.value);
    else setTyped(null);
  };
  return (
    <div onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}>
      <SearchedField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={typed ?? choices.find((choice) => choice.value === value)?.label ?? value}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '' && isOptional) onChange('');
        }}
        found={found}
        onChoose={choose}
      />
    </div>
  );
}

/** The choices with every typed word, first those that begin with the text. */
function matches(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = foldText(typed);
  if (text === '') return [];
  const found = choices
    .map((choice) => ({ choice, name: foldText(choice.label) }))
    .filter(({ name }) => text.split(' ').every((word) => name.includes(word)));
  const isFirst = ({ name }: { readonly name: string }) => name.startsWith(text);
  return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))].map(({ choice }) => choice);
}
