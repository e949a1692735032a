import { randomUUID } from 'node:crypto';
import type { Attacker, Reader } from './people.ts';
import type { Bed } from './plant.ts';

const UNIT = { pointsCost: 10, quantity: 1, command: 0 };

/**
 * Everything that a player may write and another may read. `victim`: whose list and account it is
 * done to.
 */
export function communityBeds(
  attackers: readonly Attacker[],
  victim: Reader,
  listId: string,
): readonly Bed[] {
  const attackerOf = (at: number) => attackers[at]?.id ?? '';
  const later = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString();
  return [
    {
      table: 'profiles',
      onConflict: 'id',
      columns: [
        'username',
        'bio',
        'location',
        'favorite_faction',
        'avatar_url',
        'social_discord',
        'social_twitter',
        'social_instagram',
        'social_youtube',
        'social_twitch',
      ],
      row: (text, at) => ({
        id: attackerOf(at),
        wab_id: attackers[at]?.wabId,
        username: text('username'),
        bio: text('bio'),
        location: text('location'),
        favorite_faction: text('favorite_faction'),
        avatar_url: pictureOr(text('avatar_url')),
        social_discord: text('social_discord'),
        social_twitter: text('social_twitter'),
        social_instagram: text('social_instagram'),
        social_youtube: text('social_youtube'),
        social_twitch: text('social_twitch'),
      }),
    },
    {
      table: 'shared_lists',
      columns: ['name', 'faction', 'description', 'image_url', 'tournament_name', 'units'],
      row: (text, at) => ({
        id: listOf(at),
        user_id: attackerOf(at),
        name: text('name'),
        faction: text('faction'),
        description: text('description'),
        image_url: pictureOr(text('image_url')),
        is_tournament_list: true,
        tournament_name: text('tournament_name'),
        units: [{ ...UNIT, ...unitOf(text('units')) }],
        based_on: at % 13 === 0 ? listId : null,
        created_at: later(at),
      }),
    },
    {
      table: 'list_comments',
      columns: ['body'],
      row: (text, at) => ({
        id: commentOf(at),
        list_id: listId,
        user_id: attackerOf(at),
        body: text('body'),
        // Every second one is a reply to the one before.
        thread_id: at % 2 === 0 ? null : commentOf(at - 1),
        thread_at: at % 2 === 0 ? null : later(at - 1),
        created_at: later(at),
      }),
    },
    {
      table: 'shared_lists',
      columns: ['hidden_reason'],
      row: (text, at) => ({
        id: hiddenListOf(at),
        user_id: victim.id,
        name: `Hidden ${String(at)}`,
        faction: 'northern-tribes',
        units: [{ ...UNIT, ...unitOf('hersir') }],
        is_hidden: true,
        hidden_reason: text('hidden_reason'),
      }),
    },
    {
      table: 'list_comments',
      columns: ['hidden_reason'],
      row: (text, at) => ({
        list_id: listId,
        user_id: victim.id,
        body: 'Hidden words',
        is_hidden: true,
        hidden_reason: text('hidden_reason'),
        created_at: later(at),
      }),
    },
    {
      table: 'player_warnings',
      columns: ['hidden_name'],
      row: (text, at) => ({
        player_id: victim.id,
        body: 'Why it was hidden',
        hidden_kind: at % 2 === 0 ? 'list' : 'comment',
        hidden_name: text('hidden_name'),
      }),
    },
    {
      table: 'reports',
      columns: ['details', 'note'],
      row: (text, at) => ({
        reporter_id: attackerOf(at),
        kind: 'list',
        target_id: listOf((at + 1) % attackers.length),
        reason: 'other',
        details: text('details'),
        note: text('note'),
        status: 'resolved',
        handled_at: later(at),
      }),
    },
    {
      table: 'game_results',
      columns: ['mission', 'feat', 'own_faction', 'opponent_faction'],
      row: (text, at) => ({
        ...playedAt(later(at)),
        // So many wait for an answer at once; the others are history.
        ...(at < 100
          ? { user_id: attackerOf(at), opponent_id: victim.id, status: 'pending', is_recorder: true }
          : { user_id: victim.id, opponent_id: attackerOf(at), status: 'confirmed', is_recorder: false }),
        mission: text('mission'),
        feat: text('feat'),
        own_faction: text('own_faction'),
        opponent_faction: text('opponent_faction'),
      }),
    },
    {
      table: 'game_results',
      columns: ['opponent_name'],
      row: (text, at) => ({
        ...playedAt(later(at)),
        user_id: victim.id,
        status: 'guest',
        is_recorder: true,
        mission: 'take-positions',
        opponent_name: text('opponent_name'),
      }),
    },
  ];
}

/** The id of the list that holds a payload. */
export function listOf(at: number): string {
  return `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
}

/** The id of the victim's list that was hidden with a payload as the reason. */
export function hiddenListOf(at: number): string {
  return `00000000-0000-4000-a000-${String(at).padStart(12, '0')}`;
}

function commentOf(at: number): string {
  return `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`;
}

/** A unit of nothing but this text. */
function unitOf(text: string) {
  return {
    id: text,
    name: text,
    name_es: text,
    name_fr: text,
    keywords: [{ name: text, description: text }],
    characteristics: [text],
    specialRules: [text],
    [text]: text,
  };
}

function pictureOr(text: string): string {
  return text.startsWith('plain ') ? '/art/portrait/none.jpg' : text;
}

function playedAt(time: string) {
  return { game_id: randomUUID(), own_score: 1, opponent_score: 2, played_at: time };
}
