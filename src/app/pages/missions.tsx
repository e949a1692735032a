import { useNavigate } from 'react-router';
import { usePlayGate } from '#data/games/play-access.ts';
import { MissionsPage, type PlayChoice } from '#features/missions/missions-page.tsx';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { usePartFailure } from './use-parts.ts';

const loadStart = async () => import('#features/play/hub/start-scenario.ts');

/** The missions, from which testers go straight to the table. A game that is on is paused. */
export function Missions() {
  const navigate = useNavigate();
  const language = useLanguage();
  const mayPlay = usePlayGate(false) === 'open';
  const onFailure = usePartFailure(() => undefined);
  const start = async (choice: PlayChoice) => {
    try {
      const { startScenario } = await loadStart();
      const outcome = await startScenario(choice, language);
      if (outcome === 'started') await navigate(paths.phase('setup'));
      else if (outcome === 'unknown') onFailure();
    } catch {
      onFailure();
    }
  };
  return <MissionsPage {...(mayPlay ? { onPlay: (choice) => void start(choice) } : {})} />;
}
