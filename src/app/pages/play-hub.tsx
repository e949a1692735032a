import { HubPage } from '#features/play/hub/hub-page.tsx';
import { usePlayAhead } from '../ahead/use-play-ahead.ts';
import { WaitingResults } from './waiting-results.tsx';

/** The way into a game, with its pages fetched meanwhile. */
export function PlayHub() {
  usePlayAhead();
  return <HubPage results={<WaitingResults />} />;
}
