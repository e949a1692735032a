import type { Attacker, Reader } from './people.ts';
import { TEXTS_OF_DATABASES } from './payloads.ts';
import type { Bed } from './plant.ts';

/**
 * Everything that an administrator may write, or that the server writes for them, out of what
 * others sent.
 */
export function officeBeds(attackers: readonly Attacker[], victim: Reader, admin: Reader): readonly Bed[] {
  const { token } = admin;
  return [
    {
      table: 'news_items',
      token,
      columns: ['news_id', 'translation_key', 'content_en', 'content_es', 'content_fr'],
      row: (text, at) => ({
        ...inLanguages('content', text),
        content_en: text('content_en'),
        news_id: unlessPlain(text('news_id'), at),
        translation_key: text('translation_key'),
        date: '2026-11-20',
      }),
    },
    {
      table: 'rules_chapters',
      token,
      columns: ['title', 'title_es', 'title_fr'],
      row: (text, at) => ({
        ...inLanguages('title', text),
        title: text('title'),
        id: chapterOf(at),
        order_index: 900 + at,
      }),
    },
    {
      table: 'rules_sections',
      token,
      columns: ['title', 'title_es', 'title_fr', 'content', 'content_es', 'content_fr'],
      row: (text, at) => ({
        ...inLanguages('title', text),
        ...inLanguages('content', text),
        title: text('title'),
        content: text('content'),
        chapter_id: chapterOf(0),
        order_index: at,
      }),
    },
    {
      // A chapter without a section is not shown.
      table: 'rules_sections',
      token,
      columns: [],
      row: (_, at) => ({ title: 'x', content: 'x', chapter_id: chapterOf(at), order_index: 999 }),
    },
    {
      table: 'faq_sections',
      token,
      columns: ['section', 'section_es', 'section_fr', 'content', 'content_es', 'content_fr'],
      row: (text, at) => ({
        ...inLanguages('section', text),
        ...inLanguages('content', text),
        section: text('section'),
        content: text('content'),
        order_index: 900 + at,
      }),
    },
    {
      table: 'catalogue_changes',
      columns: ['change', 'note', 'source_page', 'answer'],
      row: (text, at) => ({
        author_id: victim.id,
        section: 'units',
        target: `hostile/unit-${String(at)}`,
        change: { fields: { name: text('change'), keywords: [text('change')] } },
        note: text('note'),
        source: 'card',
        source_page: text('source_page'),
        answer: text('answer'),
        based_on: 0,
        state: 'returned',
      }),
    },
    {
      table: 'catalogue_releases',
      columns: ['overlay', 'remarks', 'note', 'note_es', 'note_fr'],
      row: (text, at) => ({
        ...inLanguages('note', text),
        note: text('note'),
        // The first payload is in the newest release, which is the one that pages show.
        number: 1000 - at,
        ...releaseOf(text('overlay'), text('remarks'), at),
      }),
    },
    {
      table: 'factions',
      token,
      columns: ['name', 'name_es', 'name_fr'],
      row: (text, at) => ({
        ...inLanguages('name', text),
        id: `faction-${String(at)}`,
        name: text('name'),
      }),
    },
    {
      table: 'player_warnings',
      token,
      columns: ['body'],
      row: (text) => ({ player_id: victim.id, body: text('body') }),
    },
    {
      table: 'special_rules',
      token,
      columns: ['name', 'name_es', 'name_fr', 'description', 'description_es', 'description_fr'],
      row: (text) => ({
        ...inLanguages('name', text),
        ...inLanguages('description', text),
        name: text('name'),
        description: text('description'),
      }),
    },
    {
      table: 'notifications',
      columns: ['content'],
      row: (text, at) => ({
        recipient_id: admin.id,
        sender_id: attackers[at]?.id,
        created_at: minuteOf(at),
        type: 'build_failure',
        content: {
          site_name: text('content'),
          deploy_url: text('content'),
          failed_at: '2026-11-20T00:00:00Z',
        },
      }),
    },
    {
      table: 'mail_outbox',
      columns: ['recipient', 'subject', 'body_text', 'body_html', 'last_fault'],
      row: (text, at) => ({
        created_at: minuteOf(at),
        kind: 'invite',
        language: 'en',
        status: 'kept',
        recipient: `${text('recipient')}@example.org`,
        subject: text('subject'),
        body_text: text('body_text'),
        body_html: text('body_html'),
        last_fault: text('last_fault'),
      }),
    },
  ];
}

/** Returns the minute in which the subject of a payload was made: a later payload's is later. */
export function minuteOf(at: number): string {
  return new Date(Date.UTC(2026, 10, 1) + at * 60_000).toISOString();
}

/** A mission and a unit of the catalogue. */
export const MISSION = 'take-positions';
const UNIT = 'northern-tribes/hersir';

/** A mission that tells everything, a unit that is merely cheaper, and units that nobody knows. */
function releaseOf(text: string, remark: string, at: number) {
  const names = { name: text, text: TEXTS_OF_DATABASES.join('\n\n'), [text]: text };
  const words = { en: names, es: names, fr: names };
  const points = { fields: { points: 59 } };
  return {
    overlay: {
      factions: {},
      units: at === 0 ? { [UNIT]: points } : {},
      terms: {},
      missions: at === 0 ? { [MISSION]: words } : { [`hostile-${String(at)}`]: words },
    },
    remarks: {
      factions: {},
      units: at === 0 ? { [UNIT]: { note: remark, notes: {}, release: 1, by: [remark] } } : {},
      terms: {},
      missions:
        at === 0 ? {} : { [`hostile-${String(at)}`]: { note: remark, notes: {}, release: 1, by: [] } },
    },
  };
}

/** The id of the chapter that a payload names; the first of them holds all sections. */
export function chapterOf(at: number): string {
  return `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`;
}

function inLanguages(column: string, text: (column: string) => string) {
  return { [`${column}_es`]: text(`${column}_es`), [`${column}_fr`]: text(`${column}_fr`) };
}

function unlessPlain(text: string, at: number): string {
  return text.startsWith('plain ') ? `news-${String(at)}` : text;
}
