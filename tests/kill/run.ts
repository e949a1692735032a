/**
 * Kills the server under load and looks whether anything that it promised is lost: npm run
 * test:kill [-- rounds [server|database|containers]]. 30 rounds of the server over HTTP, 10 of the
 * database alone, with checkpoints, and, for root on Linux, 10 beside a second server in a
 * container, unless told otherwise. Exit code 1 when anything was lost or a second server was let
 * in.
 */
import { type ContainerRound, runContainerTest } from './containers.ts';
import { startDatabaseVictim } from './database-victim.ts';
import { type KillReport, type Round, runKillTest } from './rounds.ts';
import { startServerVictim } from './server-victim.ts';

const VICTIMS = {
  server: { start: startServerVictim, rounds: 30 },
  database: { start: startDatabaseVictim, rounds: 10 },
} as const;

const [given, only] = process.argv.slice(2);
const kinds = (['server', 'database'] as const).filter((kind) => only === undefined || only === kind);

let bad = 0;
for (const kind of kinds) {
  const { start, rounds } = VICTIMS[kind];
  console.log(
    `\n${kind}\n| Round | Killed | Open after | Promised | Lost | Faults |\n| ---: | --- | ---: | ---: | ---: | ---: |`,
  );
  const report = await runKillTest({
    start,
    rounds: given === undefined ? rounds : Number(given),
    moments: [200, 3_000],
    random: Math.random,
    onRound: (round) => console.log(lineOf(round)),
  });
  bad += summarise(report);
}
if (only === 'containers' || (only === undefined && process.getuid?.() === 0)) {
  console.log(
    '\ncontainers\n| Round | First | Open after | Promised | Lost | The second |\n| ---: | --- | ---: | ---: | ---: | --- |',
  );
  const done = await runContainerTest(given === undefined ? 10 : Number(given), (round) => {
    console.log(containerLine(round));
  });
  bad += done.filter((round) => !isRefused(round.refusal) || round.lost.length > 0).length;
}
process.exitCode = bad === 0 ? 0 : 1;

function containerLine({ round, first, openedMs, written, lost, refusal }: ContainerRound): string {
  const told = isRefused(refusal) ? 'refused' : `not refused: ${refusal}`;
  return `| ${[round, first, `${String(openedMs)} ms`, written, lost.length, told].join(' | ')} |`;
}

function isRefused(words: string): boolean {
  return /is in use by process/.test(words);
}

function lineOf({ round, after, since, openedMs, written, lost, faults }: Round): string {
  const opened = openedMs === null ? 'not yet' : `${String(openedMs)} ms`;
  const killed = `${String(after)} ms after ${since}`;
  return `| ${[round, killed, opened, written, lost.length, faults.length].join(' | ')} |`;
}

function summarise({ rounds, refusal }: KillReport): number {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const opened = rounds.flatMap(({ openedMs }) => openedMs ?? []).toSorted((a, b) => a - b);
  const lost = sum((round) => round.lost.length);
  const faults = sum((round) => round.faults.length);
  const held = isRefused(refusal);
  console.log(
    `\n${String(sum((round) => round.written))} writes promised in ${String(rounds.length)} rounds, ${String(lost)} lost; ` +
      `${String(rounds.at(-1)?.indexes ?? 0)} indexes and all tables looked over after each kill, ${String(faults)} faults.\n` +
      `Opened again every time; median ${String(opened[Math.floor(opened.length / 2)] ?? 0)} ms, longest ${String(opened.at(-1) ?? 0)} ms. ` +
      `A second process was ${held ? 'refused' : `not refused: ${refusal}`}.`,
  );
  for (const { lost: gone, faults: found } of rounds)
    for (const words of [...gone, ...found]) console.log(words);
  return lost + faults + (held ? 0 : 1);
}
