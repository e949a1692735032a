import { resolve } from 'node:path';
import { readOrigins } from '#functions/push/push-service.ts';

/** The settings of notifications, all optional (docs/operating.md, "Settings"). */
export type PushSettings = {
  /** PUSH: true where the host wants them, or has set a key. */
  readonly isOn: boolean;
  /** PUSH_KEY: a file with the key, absolute; null for the one in DATA_DIR. */
  readonly keyFile: string | null;
  /** PUSH_SERVICES: origins of push services besides those of the makers of browsers. */
  readonly origins: readonly string[];
};

/** Reads the settings and notes each problem as a sentence. */
export function readPushSettings(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): PushSettings {
  const keyFile = env['PUSH_KEY']?.trim() || null;
  const isOn = env['PUSH']?.trim() || (keyFile === null ? 'off' : 'on');
  if (isOn !== 'on' && isOn !== 'off') problems.push(`PUSH is "${isOn}": it must be on or off.`);
  const services = env['PUSH_SERVICES']?.trim() || null;
  const origins = readOrigins(services);
  if (origins === null)
    problems.push(
      `PUSH_SERVICES is "${services ?? ''}": it must be origins such as https://push.example.org, separated by commas.`,
    );
  return {
    isOn: isOn === 'on',
    keyFile: keyFile === null ? null : resolve(keyFile),
    origins: origins ?? [],
  };
}
