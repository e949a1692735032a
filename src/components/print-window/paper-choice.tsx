import { useLingui } from '@lingui/react/macro';
import type { Paper } from '#platform/paths.ts';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';

/** Chooses the size of the paper in the bar of a print window. */
export function PaperChoice({ paper, onChoose }: { paper: Paper; onChoose: (paper: Paper) => void }) {
  const { t } = useLingui();
  return (
    <ToggleGroup
      label={t`Paper`}
      value={paper}
      onValueChange={onChoose}
      items={[
        { value: 'a4', label: t`A4` },
        { value: 'letter', label: t`Letter` },
      ]}
    />
  );
}
