/** The facts that decide about notifications on a device. */
export type DeviceFacts = {
  /** The site sends notifications. */
  readonly isOffered: boolean;
  /** The browser can receive them. */
  readonly isAble: boolean;
  /** An iPhone or iPad, whose browsers receive them in the installed app alone. */
  readonly isAppleTouch: boolean;
  readonly isInstalled: boolean;
  readonly permission: 'default' | 'granted' | 'denied';
  /** The app's worker, which receives them, is in place. */
  readonly hasWorker: boolean;
  /** The browser is subscribed, and the backend has it as a device of this player. */
  readonly isOn: boolean;
};

/** The state of notifications on a device, as the player is told. */
export type DeviceState =
  'not-offered' | 'needs-install' | 'unable' | 'blocked' | 'needs-reload' | 'off' | 'on';

/** Returns the first reason why there are none, or whether they are on. */
export function deviceState(facts: DeviceFacts): DeviceState {
  if (!facts.isOffered) return 'not-offered';
  if (!facts.isAble) return facts.isAppleTouch && !facts.isInstalled ? 'needs-install' : 'unable';
  if (facts.permission === 'denied') return 'blocked';
  if (!facts.hasWorker) return 'needs-reload';
  return facts.isOn && facts.permission === 'granted' ? 'on' : 'off';
}
