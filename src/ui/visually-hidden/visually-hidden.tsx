import type { ComponentProps } from 'react';

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      {...props}
      className={className === undefined ? 'visually-hidden' : `visually-hidden ${className}`}
    />
  );
}
