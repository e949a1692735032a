import type { Language } from '#domain/catalogue/types.ts';
import type { LetterWords } from './letter-words.ts';

/** The facts of a letter about an event, ready to be shown. */
export type EventFacts = {
  readonly matter:
    'seat-joined' | 'seat-moved-up' | 'seat-given' | 'list-near' | 'list-over' | 'list-replaced';
  readonly event: string;
  readonly place: string | null;
  readonly startsAt: string;
  /** The deadline of lists; null where none are handed in. */
  readonly deadline: string | null;
  /** The problems that the player's app found; null without a list. */
  readonly problems: number | null;
  /** The reason of the organisers for a list that they handed in. */
  readonly reason: string | null;
};

type EventWords = (facts: EventFacts) => Omit<LetterWords, 'code'>;

const ENGLISH: EventWords = (facts) => {
  const { matter, event, place, startsAt, deadline, problems, reason } = facts;
  const isSeat = matter.startsWith('seat-');
  const titles = {
    'seat-joined': 'You have a seat',
    'seat-moved-up': 'You moved up: you have a seat',
    'seat-given': 'The organisers gave you a seat',
    'list-near': problems === null ? 'Your list is missing' : 'Your list has problems',
    'list-over': 'Your list has problems',
    'list-replaced': 'The organisers handed in a list for you',
  };
  return {
    subject: `Muster: ${titles[matter].toLowerCase()}`,
    preview: 'It is about an event that you play in.',
    title: titles[matter],
    paragraphs: [
      `Event: ${event}`,
      ...(isSeat ? [`Begins: ${startsAt}`] : []),
      ...(isSeat && place !== null ? [`Place: ${place}`] : []),
      ...(deadline === null ? [] : [`Deadline of lists: ${deadline}`]),
      ...(!isSeat && (problems ?? 0) > 0 ? [`Problems that the app found in your list: ${problems}`] : []),
      ...(matter === 'list-over'
        ? ['The deadline is over. Ask the organisers: they can take another list.']
        : []),
      ...(reason === null ? [] : [`Their reason: ${reason}`]),
    ],
    button: isSeat ? 'Open the event' : 'Open the lists',
    notYou:
      'You receive this email because you asked for it. To stop such emails, open your profile, then Notifications, and turn off “Email me about my events”.',
  };
};

const SPANISH: EventWords = (facts) => {
  const { matter, event, place, startsAt, deadline, problems, reason } = facts;
  const isSeat = matter.startsWith('seat-');
  const titles = {
    'seat-joined': 'Tienes plaza',
    'seat-moved-up': 'Has subido: tienes plaza',
    'seat-given': 'La organización te ha dado plaza',
    'list-near': problems === null ? 'Falta tu lista' : 'Tu lista tiene problemas',
    'list-over': 'Tu lista tiene problemas',
    'list-replaced': 'La organización entregó una lista por ti',
  };
  return {
    subject: `Muster: ${titles[matter].toLowerCase()}`,
    preview: 'Se trata de un evento en el que juegas.',
    title: titles[matter],
    paragraphs: [
      `Evento: ${event}`,
      ...(isSeat ? [`Comienza: ${startsAt}`] : []),
      ...(isSeat && place !== null ? [`Lugar: ${place}`] : []),
      ...(deadline === null ? [] : [`Fin del plazo de listas: ${deadline}`]),
      ...(!isSeat && (problems ?? 0) > 0
        ? [`Problemas que la aplicación encontró en tu lista: ${problems}`]
        : []),
      ...(matter === 'list-over'
        ? ['El plazo ha terminado. Pregunta a la organización: puede aceptar otra lista.']
        : []),
      ...(reason === null ? [] : [`Su motivo: ${reason}`]),
    ],
    button: isSeat ? 'Abrir el evento' : 'Abrir las listas',
    notYou:
      'Recibes este correo porque lo pediste. Para no recibir más, abre tu perfil, luego Notificaciones, y desactiva «Avisarme por correo de mis eventos».',
  };
};

const FRENCH: EventWords = (facts) => {
  const { matter, event, place, startsAt, deadline, problems, reason } = facts;
  const isSeat = matter.startsWith('seat-');
  const titles = {
    'seat-joined': 'Vous avez une place',
    'seat-moved-up': 'Une place s’est libérée pour vous',
    'seat-given': 'L’organisation vous a donné une place',
    'list-near': problems === null ? 'Votre liste manque' : 'Votre liste a des problèmes',
    'list-over': 'Votre liste a des problèmes',
    'list-replaced': 'L’organisation a remis une liste pour vous',
  };
  return {
    subject: `Muster\u00a0: ${titles[matter].toLowerCase()}`,
    preview: 'Il s’agit d’un événement auquel vous jouez.',
    title: titles[matter],
    paragraphs: [
      `Événement\u00a0: ${event}`,
      ...(isSeat ? [`Début\u00a0: ${startsAt}`] : []),
      ...(isSeat && place !== null ? [`Lieu\u00a0: ${place}`] : []),
      ...(deadline === null ? [] : [`Échéance des listes\u00a0: ${deadline}`]),
      ...(!isSeat && (problems ?? 0) > 0
        ? [`Problèmes que l’application a trouvés dans votre liste\u00a0: ${problems}`]
        : []),
      ...(matter === 'list-over'
        ? ['L’échéance est passée. Voyez avec l’organisation\u00a0: elle peut prendre une autre liste.']
        : []),
      ...(reason === null ? [] : [`Sa raison\u00a0: ${reason}`]),
    ],
    button: isSeat ? 'Ouvrir l’événement' : 'Ouvrir les listes',
    notYou:
      'Vous recevez ce message parce que vous l’avez demandé. Pour ne plus en recevoir, ouvrez votre profil, puis Notifications, et désactivez «\u00a0M’écrire au sujet de mes événements\u00a0».',
  };
};

/** The letter about an event in one language; English for one without words of its own. */
export function eventWordsIn(language: Language): EventWords {
  return language === 'es' ? SPANISH : language === 'fr' ? FRENCH : ENGLISH;
}
