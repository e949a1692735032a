/** Milliseconds that the device shakes: felt in a hand, and no more. */
const SHORT = 80;

/** Shakes the device once, where it can; iPhones do not. */
export function buzz(): void {
  if ('vibrate' in navigator) navigator.vibrate(SHORT);
}
