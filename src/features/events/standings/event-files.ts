import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { standings } from '#domain/events/standings/standings.ts';
import { csvOf, type Sheet } from '#domain/units/export.ts';
import { downloadText } from '#platform/files/download.ts';
import { TIE_BREAK_NAMES } from '#platform/words/tie-breaks.ts';

/** Saves the standings as a table, or the whole event for other programs. */
export function saveEventFile(running: RunningEvent, kind: 'csv' | 'json', i18n: I18n): void {
  const { name } = running.event;
  if (kind === 'csv') downloadText(`${name}.csv`, csvOf(standingsSheet(running, i18n)), 'text/csv');
  else downloadText(`${name}.json`, eventJson(running), 'application/json');
}

/** Returns the standings as one table. */
export function standingsSheet({ event, players, rounds, scoring }: RunningEvent, i18n: I18n): Sheet {
  const seatOf = (id: string) => event.players.find((seat) => seat.id === id);
  return {
    columns: [
      { key: 'rank', label: i18n._(msg`Rank`) },
      { key: 'player', label: i18n._(msg`Player`) },
      { key: 'club', label: i18n._(msg`Club`) },
      { key: 'points', label: i18n._(msg`Points`) },
      { key: 'won', label: i18n._(msg`Won`) },
      { key: 'drawn', label: i18n._(msg`Drawn`) },
      { key: 'lost', label: i18n._(msg`Lost`) },
      { key: 'byes', label: i18n._(msg`Byes`) },
      ...scoring.tieBreaks.map((key) => ({ key, label: i18n._(TIE_BREAK_NAMES[key].name) })),
    ],
    rows: standings(players, rounds, scoring).map((row) => [
      row.rank,
      seatOf(row.player)?.name ?? null,
      seatOf(row.player)?.club ?? null,
      row.points,
      row.won,
      row.drawn,
      row.lost,
      row.byes,
      ...row.breaks,
    ]),
  };
}

/** Returns players, rounds with results, standings and the log as JSON, with English keys. */
export function eventJson({ event, players, rounds, scoring, progress, log, readAt }: RunningEvent): string {
  const { id, name, startsAt, zone, place, city, country } = event;
  const said = event.players.map(({ id: player, name: who, club, joinedRound, droppedAfter }) => ({
    id: player,
    name: who,
    club,
    joinedRound,
    droppedAfter,
  }));
  const content = {
    event: { id, name, startsAt, zone, place, city, country, rounds: event.rounds, cut: event.cut, scoring },
    readAt,
    players: said,
    rounds: progress.rounds.map(({ number, mission, feat, games }) => ({
      number,
      mission,
      feat,
      games: games.map(({ table, one, other, status, result }) => ({ table, one, other, status, result })),
    })),
    standings: standings(players, rounds, scoring),
    log: log.lines.map(({ number, at, runs, deed }) => ({ number, at, byOrganisers: runs, deed })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
