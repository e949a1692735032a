import { useQuery } from '@tanstack/react-query';
import type { AuthOutcome } from '#platform/backend/auth-problem.ts';
import { queryClient } from '../query/query-client.ts';
import { type ServiceSettings, serviceSettingsQuery } from './service-settings.ts';

/** The offers of the account service; null until it has responded. */
export type SettingsState = {
  readonly settings: AuthOutcome<ServiceSettings> | null;
  readonly askAgain: () => void;
};

/** Returns the settings of the account service, asked for on mount and on request. */
export function useServiceSettings(): SettingsState {
  const { data, isFetching, refetch } = useQuery(serviceSettingsQuery, queryClient());
  const isAsking = data === undefined || (isFetching && !data.ok);
  return { settings: isAsking ? null : data, askAgain: () => void refetch() };
}

/** True when the service mails; while it is not known, that it does. */
export function useSendsMail(): boolean {
  const { settings } = useServiceSettings();
  return settings?.ok !== true || settings.sendsMail;
}
