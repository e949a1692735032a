/** Runs a measurement of this folder: npm run bench -- <name> [its own words]. */
import { argv } from 'node:process';

const NAMES = {
  art: 'pictures: all of them, and one card',
  attack: 'a reader beside an attacker',
  bundle: 'kilobytes of each page',
  community: 'pages of the board',
  'event-phones': '256 phones at the moment when the pairings come out',
  events: 'pairing a round of a large event, and its standings',
  'first-visit': 'first paint and first tap on a slow phone',
  game: 'loading a game, and a tap',
  interaction: 'taps in the builder and at the table',
  lighthouse: 'scores of the public pages',
  'list-codes': 'lists as codes, and slips of a finger in them',
  lists: 'the dialog of 500 saved lists',
  live: 'from one phone to the other, and the memory of a socket',
  repairs: 'mending and finishing lists',
  matchups: 'every unit of a list against every unit of another',
  pairs: 'our server beside PostgREST',
  scale: 'every query with a million players',
  search: 'one key press in the search',
  server: 'requests a second',
  'share-links': 'reading a link',
  statistics: 'the public statistics of a million games',
  start: 'the start of the server',
  week: 'the week of ten thousand players, in ten minutes',
};

const [asked = ''] = argv.splice(2, 1);
if (asked in NAMES) {
  await import(`./${asked}.ts`);
} else {
  console.log('npm run bench -- <name>, after npm run build:');
  for (const [name, what] of Object.entries(NAMES)) console.log(`  ${name.padEnd(12)} ${what}`);
  process.exitCode = asked === '' ? 0 : 1;
}
