/** The tabs behind the first one, in one chunk: `/profile` may weigh 65 kB. */
export { DataPanel } from '../data/data-panel.tsx';
export { GamesPanel } from '../games/games-panel.tsx';
export { SecurityPanel } from '../security/security-panel.tsx';
