import { MissionMapStamp } from '#features/missions/mission-map.tsx';
import { SetupPage } from '#features/play/setup/setup-page.tsx';
import { usePlayAhead } from '../ahead/use-play-ahead.ts';

/** The set-up of a game, with the maps of its missions. */
export function PlaySetup() {
  usePlayAhead();
  return <SetupPage stamp={(map) => <MissionMapStamp map={map} />} />;
}
