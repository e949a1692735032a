import { useLingui } from '@lingui/react/macro';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';

/** A card as it is drawn, or as text. */
export type CardView = 'picture' | 'text';

type CardViewSwitchProps = { view: CardView; onChange: (view: CardView) => void };

/** Switches between the picture and the text of a card. */
export function CardViewSwitch({ view, onChange }: CardViewSwitchProps) {
  const { t } = useLingui();
  return (
    <ToggleGroup
      label={t`Show the card`}
      value={view}
      onValueChange={onChange}
      items={[
        { value: 'picture', label: t`Picture`, icon: 'card' },
        { value: 'text', label: t`Text`, icon: 'text-size' },
      ]}
    />
  );
}
