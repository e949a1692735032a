import { describe, expect, it } from 'vitest';
import { type DeviceFacts, deviceState } from './device-state.ts';

const ON: DeviceFacts = {
  isOffered: true,
  isAble: true,
  isAppleTouch: false,
  isInstalled: false,
  permission: 'granted',
  hasWorker: true,
  isOn: true,
};

describe('notifications on a device', () => {
  it.each([
    ['on', {}],
    ['off', { isOn: false }],
    ['off', { permission: 'default' }],
    ['blocked', { permission: 'denied', isOn: false }],
    ['needs-reload', { hasWorker: false }],
    ['unable', { isAble: false }],
    ['needs-install', { isAble: false, isAppleTouch: true }],
    ['unable', { isAble: false, isAppleTouch: true, isInstalled: true }],
    ['not-offered', { isOffered: false, isAble: false }],
  ] as const)('are %s with %o', (state, more) => {
    expect(deviceState({ ...ON, ...more })).toBe(state);
  });
});
