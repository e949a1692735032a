import type { DrawnReport } from '#server/art/report-svg.ts';

/** A public battle report in a few words, as a card for its link shows it. */
export type ReportCard = DrawnReport;

/** Title and description of a report's page. English: who reads the card is not known. */
export function reportTexts({ scenario, date, sides: [one, other] }: ReportCard) {
  const winner = [one, other].filter(({ hasWon }) => hasWon);
  const houses = [one, other].map(({ factionName }) => factionName).filter((name) => name !== '');
  const facts = [
    winner.length === 1 ? `${nameOf(winner[0] ?? one)} wins` : 'A draw',
    scenario,
    houses.join(' against '),
    date,
  ];
  return {
    title: `${nameOf(one)} ${String(one.score)} : ${String(other.score)} ${nameOf(other)} – Muster`,
    description: `Battle report: ${facts.filter((fact) => fact !== '').join(' · ')}`,
  };
}

function nameOf({ name, factionName }: ReportCard['sides'][number]): string {
  if (name !== '') return name;
  return factionName === '' ? 'A player' : factionName;
}
