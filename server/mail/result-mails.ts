import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import { writeResultLetter } from './letter/result-letter.ts';
import { type LetterQueueParts, queueLetters } from './queue-letters.ts';

const queued = v.object({
  email: v.string(),
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
  player: v.string(),
  mission: v.string(),
  own_score: v.number(),
  opponent_score: v.number(),
  is_correction: v.boolean(),
});

/** Turns queued notices of game results into letters, as `queueLetters` does. Never throws. */
export async function writeResultMails(parts: LetterQueueParts): Promise<boolean> {
  return queueLetters(parts, {
    kind: 'game_result',
    take: 'private.take_result_mails',
    write: (row) => {
      const mail = v.parse(queued, row);
      return writeResultLetter({
        to: mail.email,
        language: mail.language,
        siteUrl: parts.siteUrl,
        player: mail.player,
        mission: missionName(mail.mission, mail.language),
        ownScore: mail.own_score,
        opponentScore: mail.opponent_score,
        isCorrection: mail.is_correction,
      });
    },
  });
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MISSIONS = join(ROOT, 'catalogue', 'missions');

const mission = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), name: v.string() }));
const translations = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.object({ name: v.string() })));

/**
 * Returns a mission's name, English where it is not translated; null for an id that the catalogue
 * does not have.
 */
function missionName(id: string, language: Language): string | null {
  const english = readdirSync(MISSIONS)
    .map((file) => v.parse(mission, readFileSync(join(MISSIONS, file), 'utf8')))
    .find((each) => each.id === id);
  if (english === undefined) return null;
  if (language === 'en') return english.name;
  const translated = v.parse(
    translations,
    readFileSync(join(ROOT, 'locales', language, 'missions.json'), 'utf8'),
  );
  return new Map(Object.entries(translated)).get(id)?.name ?? english.name;
}
