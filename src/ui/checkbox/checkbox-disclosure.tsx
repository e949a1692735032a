import { Disclosure } from '../disclosure/disclosure.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

type CheckboxDisclosureProps<Name extends string> = {
  title: string;
  names: readonly Name[];
  labelOf: (name: Name) => string;
  chosen: readonly Name[];
  onChange: (chosen: readonly Name[]) => void;
};

/** Boxes that fold under a title, which counts those that are ticked. */
export function CheckboxDisclosure<Name extends string>({
  title,
  names,
  labelOf,
  chosen,
  onChange,
}: CheckboxDisclosureProps<Name>) {
  return (
    <Disclosure title={title} count={chosen.length} defaultOpen>
      <CheckboxGroup legend={title} hideLegend>
        {names.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onCheckedChange={(on) =>
              onChange(on ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
            label={labelOf(name)}
          />
        ))}
      </CheckboxGroup>
    </Disclosure>
  );
}
