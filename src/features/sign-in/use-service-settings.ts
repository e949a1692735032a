import { useEffect, useState } from 'react';
import { readServiceSettings, type ServiceSettings } from '#data/session/service-settings.ts';
import type { AuthOutcome } from '#platform/backend/auth-problem.ts';

/** The offers of the account service; null until it has responded. */
export type SettingsState = {
  readonly answer: AuthOutcome<ServiceSettings> | null;
  readonly askAgain: () => void;
};

/** Fetches the settings of the account service, on mount and on request. */
export function useServiceSettings(): SettingsState {
  const [answer, setAnswer] = useState<AuthOutcome<ServiceSettings> | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void readServiceSettings().then((read) => isCurrent && setAnswer(read));
    return () => {
      isCurrent = false;
    };
  }, [times]);
  const askAgain = () => {
    setAnswer(null);
    setTimes(times + 1);
  };
  return { answer, askAgain };
}
