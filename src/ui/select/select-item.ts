import type { ReactNode } from 'react';

/** One of the values. `icon` stands before the label, in the list and in the closed field. */
export type SelectItem<Value extends string> = { value: Value; label: string; icon?: ReactNode };
