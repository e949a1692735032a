import { useMutation } from '@tanstack/react-query';
import { useFetchFailure } from '#components/lazy/use-fetch-failure.ts';
import { usePlayGate } from '#data/games/play-access.ts';
import { queryClient } from '#data/query/query-client.ts';
import { MissionsPage, type PlayChoice } from '#features/missions/missions-page.tsx';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';

const loadStart = async () => import('#features/play/setup/start-game.ts');

/** The missions, from which testers go straight to the table. A game that is on is paused. */
export function Component() {
  const navigate = useNavigate();
  const language = useLanguage();
  const mayPlay = usePlayGate(false) === 'open';
  const reportFailure = useFetchFailure();
  const start = useMutation(
    {
      mutationFn: async (choice: PlayChoice) => (await loadStart()).startScenario(choice, language),
      onSuccess: async (outcome) => {
        if (outcome === 'started') await navigate(paths.phase('setup'));
        else if (outcome === 'unknown') reportFailure();
      },
      onError: reportFailure,
    },
    queryClient(),
  );
  return <MissionsPage {...(mayPlay ? { onPlay: (choice) => start.mutate(choice) } : {})} />;
}
