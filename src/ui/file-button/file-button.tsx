import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon-paths.ts';

type FileButtonProps = {
  /** The name of the field behind the button. */
  label: string;
  /** The kinds of files, as the `accept` of an input. */
  accept: string;
  onFile: (file: File) => void;
  icon?: IconName;
  size?: 'md' | 'lg';
  busy?: boolean;
  children: ReactNode;
};

/** A button that lets the player choose a file. The same one may be chosen again. */
export function FileButton({ label, accept, onFile, icon, size, busy, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(icon === undefined ? {} : { icon })}
        {...(size === undefined ? {} : { size })}
        {...(busy === undefined ? {} : { busy })}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
