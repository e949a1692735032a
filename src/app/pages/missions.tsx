import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlayGate } from '#data/games/play-access.ts';
import { MissionsPage, type PlayChoice } from '#features/missions/missions-page.tsx';
import { withBook } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { usePartFailure } from './use-parts.ts';

const loadStart = async () => withBook('play', import('#features/play/hub/start-scenario.ts'));
const loadQuestion = async () =>
  (await withBook('play', import('#features/play/hub/replace-game-dialog.tsx'))).ReplaceGameDialog;

/** The missions, from which who may play goes straight to the table. */
export function Missions() {
  const navigate = useNavigate();
  const language = useLanguage();
  const mayPlay = usePlayGate(false) === 'open';
  const [asked, setAsked] = useState<PlayChoice | null>(null);
  const onFailure = usePartFailure(() => setAsked(null));
  const start = async (choice: PlayChoice) => {
    try {
      const { startScenario } = await loadStart();
      if (await startScenario(choice, language)) await navigate(paths.phase('setup'));
      else onFailure();
    } catch {
      onFailure();
    }
  };
  const play = async (choice: PlayChoice) => {
    try {
      const { isGameRunning } = await loadStart();
      if (isGameRunning()) setAsked(choice);
      else await start(choice);
    } catch {
      onFailure();
    }
  };
  return (
    <>
      <MissionsPage {...(mayPlay ? { onPlay: (choice) => void play(choice) } : {})} />
      {asked !== null && (
        <OnDemand
          load={loadQuestion}
          props={{ onConfirm: () => void start(asked), onClose: () => setAsked(null) }}
          onFailure={onFailure}
        />
      )}
    </>
  );
}
