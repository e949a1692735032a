import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { Menu } from '#ui/menu/menu.tsx';

/** The sizes of a text; `usual` follows the device's own text size. */
const TEXT_SIZES = ['usual', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The chosen size, kept for the next visit. */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState(() => sizeOf(readText(storageKeys.readerTextSize)));
  const choose = (next: TextSize) => {
    setSize(next);
    writeText(storageKeys.readerTextSize, next);
  };
  return [size, choose];
}

function sizeOf(text: string | null): TextSize {
  return TEXT_SIZES.find((size) => size === text) ?? 'usual';
}

type TextSizeMenuProps = { value: TextSize; onChoose: (size: TextSize) => void };

/** Larger words, for a phone that lies on the table. */
export function TextSizeMenu({ value, onChoose }: TextSizeMenuProps) {
  const { t } = useLingui();
  const label = t`Text size`;
  const names: Readonly<Record<TextSize, string>> = {
    usual: t`Usual`,
    large: t`Large`,
    huge: t`Very large`,
  };
  return (
    <Menu
      label={label}
      icon="text-size"
      items={[
        {
          id: 'size',
          label,
          value,
          choices: TEXT_SIZES.map((size) => ({ value: size, label: names[size] })),
          onChoose: (next) => onChoose(sizeOf(next)),
        },
      ]}
    />
  );
}
