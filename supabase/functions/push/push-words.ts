/** Title and second line of a notification. */
export type Words = readonly [title: string, body: string];

/** The words of notifications in one language. `who`: a name, or what stands for one. */
export type PushWords = {
  readonly somebody: string;
  readonly opponent: string;
  readonly comment: (who: string, list: string) => Words;
  readonly reply: (who: string, list: string) => Words;
  readonly result: (who: string) => Words;
  readonly correction: (who: string) => Words;
  readonly request: (who: string) => Words;
  readonly answer: (who: string) => Words;
  readonly test: Words;
};

const ENGLISH: PushWords = {
  somebody: 'A player',
  opponent: 'Your opponent',
  comment: (who, list) => [`${who} commented on “${list}”`, 'Open it to read and reply.'],
  reply: (who, list) => [`${who} replied to your comment`, `On “${list}”.`],
  result: (who) => [`${who} recorded a game against you`, 'It counts once you confirm it.'],
  correction: (who) => [`${who} changed the scores of a game`, 'The old ones count until you confirm.'],
  request: (who) => [`${who} is waiting for your answer`, 'Open the game to agree or refuse.'],
  answer: (who) => [`${who} answered your request`, 'Open the game to go on.'],
  test: ['Notifications work', 'This device receives them.'],
};

const SPANISH: PushWords = {
  somebody: 'Alguien',
  opponent: 'Tu rival',
  comment: (who, list) => [`${who} comentó «${list}»`, 'Ábrela para leer y responder.'],
  reply: (who, list) => [`${who} respondió a tu comentario`, `En «${list}».`],
  result: (who) => [`${who} registró una partida contra ti`, 'Cuenta cuando la confirmes.'],
  correction: (who) => [
    `${who} cambió la puntuación de una partida`,
    'La anterior cuenta hasta que confirmes.',
  ],
  request: (who) => [`${who} espera tu respuesta`, 'Abre la partida para aceptar o rechazar.'],
  answer: (who) => [`${who} respondió a tu petición`, 'Abre la partida para seguir.'],
  test: ['Las notificaciones funcionan', 'Este dispositivo las recibe.'],
};

const FRENCH: PushWords = {
  somebody: 'Quelqu’un',
  opponent: 'Votre adversaire',
  comment: (who, list) => [`${who} a commenté «\u00a0${list}\u00a0»`, 'Ouvrez-la pour lire et répondre.'],
  reply: (who, list) => [`${who} a répondu à votre commentaire`, `Sous «\u00a0${list}\u00a0».`],
  result: (who) => [`${who} a enregistré une partie contre vous`, 'Elle compte dès que vous la confirmez.'],
  correction: (who) => [
    `${who} a modifié les scores d’une partie`,
    'Les anciens comptent jusqu’à votre confirmation.',
  ],
  request: (who) => [`${who} attend votre réponse`, 'Ouvrez la partie pour accepter ou refuser.'],
  answer: (who) => [`${who} a répondu à votre demande`, 'Ouvrez la partie pour continuer.'],
  test: ['Les notifications fonctionnent', 'Cet appareil les reçoit.'],
};

/** The words of a language; English for one without words of its own. */
export function pushWordsIn(language: string): PushWords {
  return (
    new Map([
      ['es', SPANISH],
      ['fr', FRENCH],
    ]).get(language) ?? ENGLISH
  );
}
