import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import type { Log } from '../http/log.ts';
import { databaseCode } from './fault-code.ts';
import { writeResultLetter } from './letter/result-letter.ts';
import { storeLetter } from './outbox.ts';

type ResultMailParts = {
  readonly database: Database;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly log: Log;
};

const AT_ONCE = 10;

const queued = v.object({
  email: v.string(),
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
  player: v.string(),
  mission: v.string(),
  own_score: v.number(),
  opponent_score: v.number(),
  is_correction: v.boolean(),
});

/**
 * Turns queued notices of game results into letters of the outbox, where they are due at once. Both
 * happen in one transaction, so a fault leaves them queued. Returns false where the database has no
 * such queue. Never throws.
 */
export async function writeResultMails({ database, siteUrl, now, log }: ResultMailParts): Promise<boolean> {
  try {
    await database.withOwner(async (session) => {
      const { rows } = await session.query('select * from private.take_result_mails($1)', [AT_ONCE]);
      for (const row of rows) {
        const mail = v.parse(queued, row);
        const letter = writeResultLetter({
          to: mail.email,
          language: mail.language,
          siteUrl,
          player: mail.player,
          mission: missionName(mail.mission, mail.language),
          ownScore: mail.own_score,
          opponentScore: mail.opponent_score,
          isCorrection: mail.is_correction,
        });
        if (letter === null) log.error('Mail (game_result): refused, the address is not one plain address.');
        else await storeLetter(session, letter, now().toISOString(), { attempts: 0, nextAt: now() });
      }
    });
  } catch (cause) {
    if (cause instanceof DatabaseError && ['42883', '3F000'].includes(cause.code)) return false;
    log.error(`Mail (game_result): the queue could not be read (${databaseCode(cause)}).`);
  }
  return true;
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
