import { useQuery } from '@tanstack/react-query';
import { readServiceSettings } from './service-settings.ts';

/** True when the service mails; while it is not known, that it does. */
export function useSendsMail(): boolean {
  const { data } = useQuery({
    queryKey: ['service-settings'],
    queryFn: readServiceSettings,
    staleTime: Infinity,
  });
  return data?.ok !== true || data.sendsMail;
}
