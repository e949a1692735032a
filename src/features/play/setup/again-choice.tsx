import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { latestGame } from '#data/games/latest-game.ts';
import { queryClient } from '#data/query/query-client.ts';
import { Switch } from '#ui/switch/switch.tsx';
import styles from './mission-choice.module.css';

type AgainChoiceProps = { isAgain: boolean; onChange: (isAgain: boolean) => void };

const latestQuery = queryOptions({
  queryKey: ['latest-game'],
  queryFn: latestGame,
  staleTime: 0,
  gcTime: 0,
  retry: false,
});

/** Takes both players of the last game again, with their lists. Renders nothing without one. */
export function AgainChoice({ isAgain, onChange }: AgainChoiceProps) {
  const { t } = useLingui();
  const { data } = useQuery(latestQuery, queryClient());
  const [first, second] = data?.players ?? [];
  if (first === undefined || second === undefined) return null;
  return (
    <Switch
      className={styles.again}
      label={t`${first.name} and ${second.name} again`}
      description={t`With the names, lists and colours of the last game.`}
      checked={isAgain}
      onCheckedChange={onChange}
    />
  );
}
