import type { EventFigure } from './played.ts';
import type { SideFigure } from './types.ts';

/** A points level, a release of the catalogue or a country, with the games of events there. */
export type EventTopic = {
  /** `300`, `500`, `800` or `more`; a release's number; a country's two letters (ISO 3166-1). */
  readonly value: string;
  readonly games: number;
  readonly players: number;
  /** Null where the games are too few, or one person fills too many of their seats. */
  readonly whole: { readonly draws: number; readonly margin: number } | null;
  readonly factions: readonly (SideFigure & { readonly faction: string })[];
};

export const TOPIC_KINDS = ['points', 'release', 'country'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** The games of finished events by topic. */
export type EventGames = {
  readonly games: number;
  readonly topics: Readonly<Record<TopicKind, readonly EventTopic[]>>;
};

/** The answer of the database, whose figures stand beside their topics. */
export type EventAnswer = {
  readonly games: number;
  readonly topics: readonly (Omit<EventTopic, 'factions'> & { readonly kind: string })[];
  readonly figures: readonly EventFigure[];
};

/** Returns the topics of each kind, in the order of the answer, with the figures of factions. */
export function eventGames({ games, topics, figures }: EventAnswer): EventGames {
  const of = (wanted: TopicKind): readonly EventTopic[] =>
    topics
      .filter(({ kind }) => kind === wanted)
      .map(({ kind, ...topic }) => ({
        ...topic,
        factions: figures.filter((figure) => figure.kind === kind && figure.value === topic.value),
      }));
  return { games, topics: { points: of('points'), release: of('release'), country: of('country') } };
}

/** Returns the games of which a topic is not known, or is not among those that are told. */
export function untoldGames(games: number, topics: readonly EventTopic[]): number {
  return games - topics.reduce((sum, topic) => sum + topic.games, 0);
}
