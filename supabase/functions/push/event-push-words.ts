/** Title and second line of a notification. */
type Words = readonly [title: string, body: string];

/** The words of notifications about events in one language. Names and times are ready to show. */
export type EventPushWords = {
  readonly movedUp: (event: string) => Words;
  readonly seatGiven: (event: string) => Words;
  readonly listMissing: (event: string, until: string) => Words;
  readonly listFaulty: (event: string, problems: number, until: string) => Words;
  readonly listOver: (event: string, problems: number) => Words;
  readonly listReplaced: (event: string) => Words;
  readonly table: (
    round: string,
    table: string | null,
    rival: string | null,
    mission: string | null,
  ) => Words;
  readonly bye: (round: string, event: string) => Words;
  readonly reported: (who: string, round: string) => Words;
  readonly disputed: (who: string, round: string) => Words;
  readonly decided: (round: string, event: string) => Words;
  readonly timeUp: (round: string, event: string) => Words;
};

const problemsIn = (count: number) => (count === 1 ? '1 problem' : `${String(count)} problems`);
const problemas = (count: number) => (count === 1 ? '1 problema' : `${String(count)} problemas`);
const problemesFr = (count: number) => (count === 1 ? '1 problème' : `${String(count)} problèmes`);

const ENGLISH: EventPushWords = {
  movedUp: (event) => ['You have a seat', `You moved up from the waiting list of “${event}”.`],
  seatGiven: (event) => ['You have a seat', `The organisers of “${event}” let you in.`],
  listMissing: (event, until) => ['Your list is missing', `“${event}” takes it until ${until}.`],
  listFaulty: (event, problems, until) => [
    `Your list has ${problemsIn(problems)}`,
    `“${event}” takes another one until ${until}.`,
  ],
  listOver: (event, problems) => [
    `Your list has ${problemsIn(problems)}`,
    `The deadline of “${event}” is over. Ask its organisers.`,
  ],
  listReplaced: (event) => [
    'Another list of yours counts',
    `The organisers of “${event}” handed it in. Open it to read why.`,
  ],
  table: (round, table, rival, mission) => [
    table === null ? `Round ${round}` : `Round ${round}: table ${table}`,
    `Against ${rival ?? 'your rival'}.${mission === null ? '' : ` Mission: ${mission}.`}`,
  ],
  bye: (round, event) => [`Round ${round}: a bye`, `You have no rival in this round of “${event}”.`],
  reported: (who, round) => [`${who} reported the result of round ${round}`, 'Open it to confirm it.'],
  disputed: (who, round) => [`Two results of round ${round}`, `${who} reported another one than you.`],
  decided: (round, event) => [`The result of round ${round} is decided`, `By the organisers of “${event}”.`],
  timeUp: (round, event) => [`Round ${round}: time is up`, `Report your result at “${event}”.`],
};

const SPANISH: EventPushWords = {
  movedUp: (event) => ['Tienes plaza', `Has subido desde la lista de espera de «${event}».`],
  seatGiven: (event) => ['Tienes plaza', `La organización de «${event}» te ha dado una.`],
  listMissing: (event, until) => ['Falta tu lista', `«${event}» la acepta hasta: ${until}.`],
  listFaulty: (event, problems, until) => [
    `Tu lista tiene ${problemas(problems)}`,
    `«${event}» acepta otra hasta: ${until}.`,
  ],
  listOver: (event, problems) => [
    `Tu lista tiene ${problemas(problems)}`,
    `El plazo de «${event}» ha terminado. Pregunta a la organización.`,
  ],
  listReplaced: (event) => [
    'Ahora cuenta otra lista tuya',
    `La entregó la organización de «${event}». Ábrela para leer por qué.`,
  ],
  table: (round, table, rival, mission) => [
    table === null ? `Ronda ${round}` : `Ronda ${round}: mesa ${table}`,
    `Contra ${rival ?? 'tu rival'}.${mission === null ? '' : ` Misión: ${mission}.`}`,
  ],
  bye: (round, event) => [`Ronda ${round}: descanso`, `No tienes rival en esta ronda de «${event}».`],
  reported: (who, round) => [`${who} comunicó el resultado de la ronda ${round}`, 'Ábrelo para confirmarlo.'],
  disputed: (who, round) => [`Dos resultados de la ronda ${round}`, `${who} comunicó uno distinto del tuyo.`],
  decided: (round, event) => [
    `El resultado de la ronda ${round} está decidido`,
    `Lo decidió la organización de «${event}».`,
  ],
  timeUp: (round, event) => [`Ronda ${round}: se acabó el tiempo`, `Comunica tu resultado en «${event}».`],
};

const FRENCH: EventPushWords = {
  movedUp: (event) => [
    'Vous avez une place',
    `La liste d’attente de «\u00a0${event}\u00a0» vous en donne une.`,
  ],
  seatGiven: (event) => ['Vous avez une place', `L’organisation de «\u00a0${event}\u00a0» vous l’a donnée.`],
  listMissing: (event, until) => [
    'Votre liste manque',
    `«\u00a0${event}\u00a0» la prend jusqu’à l’échéance\u00a0: ${until}.`,
  ],
  listFaulty: (event, problems, until) => [
    `Votre liste a ${problemesFr(problems)}`,
    `«\u00a0${event}\u00a0» en prend une autre jusqu’à l’échéance\u00a0: ${until}.`,
  ],
  listOver: (event, problems) => [
    `Votre liste a ${problemesFr(problems)}`,
    `L’échéance de «\u00a0${event}\u00a0» est passée. Voyez avec l’organisation.`,
  ],
  listReplaced: (event) => [
    'Une autre de vos listes compte',
    `L’organisation de «\u00a0${event}\u00a0» l’a remise. Ouvrez-la pour lire pourquoi.`,
  ],
  table: (round, table, rival, mission) => [
    table === null ? `Ronde ${round}` : `Ronde ${round}\u00a0: table ${table}`,
    `Contre ${rival ?? 'votre adversaire'}.${mission === null ? '' : ` Mission\u00a0: ${mission}.`}`,
  ],
  bye: (round, event) => [
    `Ronde ${round}\u00a0: exemption`,
    `Vous n’avez pas d’adversaire dans cette ronde de «\u00a0${event}\u00a0».`,
  ],
  reported: (who, round) => [
    `${who} a annoncé le résultat de la ronde ${round}`,
    'Ouvrez-le pour le confirmer.',
  ],
  disputed: (who, round) => [`Deux résultats de la ronde ${round}`, `${who} a annoncé un autre que vous.`],
  decided: (round, event) => [
    `Le résultat de la ronde ${round} est décidé`,
    `Par l’organisation de «\u00a0${event}\u00a0».`,
  ],
  timeUp: (round, event) => [
    `Ronde ${round}\u00a0: le temps est écoulé`,
    `Annoncez votre résultat à «\u00a0${event}\u00a0».`,
  ],
};

/** The words of a language; English for one without words of its own. */
export function eventPushWordsIn(language: string): EventPushWords {
  return language === 'es' ? SPANISH : language === 'fr' ? FRENCH : ENGLISH;
}
