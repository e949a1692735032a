import { useEffect } from 'react';
import { keepAwake } from '#platform/wake-lock.ts';

/** Keeps the screen on while `isOn`: nobody wants to unlock a phone for every tap at the table. */
export function useAwake(isOn: boolean): void {
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
}
