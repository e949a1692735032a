const LIKE_ANOTHER = 'made by the database out of fields that are tried, and looked at with them';
const CHOSEN = 'one of a few words that the database knows';
const ITS_OWN = 'made by the server, or an id of letters, digits and dashes';
const PRIVATE = 'its owner’s alone';
const NO_PAGE = 'shown by no page yet, and read strictly by src/domain/live/read-row.ts';

/**
 * Every column of a table that can hold a text: null where every payload is written into it and
 * looked at by those who see it, else why not. Of columns that only a page of one row shows, a
 * sample is looked at. A column that is missing here fails the test.
 */
export const FIELDS: Readonly<Record<string, string | null>> = {
  'users.email': null,
  ...tried(
    'profiles',
    `
    username bio location favorite_faction avatar_url social_discord social_twitter social_instagram
    social_youtube social_twitch ban_reason
  `,
  ),
  ...tried('shared_lists', 'name faction description image_url tournament_name units hidden_reason'),
  ...tried('list_comments', 'body hidden_reason'),
  ...tried('reports', 'details note'),
  ...tried('game_results', 'mission feat own_faction opponent_faction opponent_name'),
  ...tried('news_items', 'news_id translation_key content_en content_es content_fr'),
  ...tried('rules_chapters', 'title title_es title_fr'),
  ...tried('rules_sections', 'title title_es title_fr content content_es content_fr'),
  ...tried('faq_sections', 'section section_es section_fr content content_es content_fr'),
  ...tried('special_rules', 'name name_es name_fr description description_es description_fr'),
  ...tried('factions', 'name name_es name_fr'),
  ...tried('site_texts', 'content'),
  ...tried('catalogue_changes', 'change note source_page answer'),
  ...tried('catalogue_releases', 'overlay remarks note note_es note_fr'),
  ...tried('player_warnings', 'body hidden_name'),
  ...tried('notifications', 'content'),
  ...tried('mail_outbox', 'recipient subject body_text body_html last_fault'),
  ...not(
    LIKE_ANOTHER,
    `
    player_cards.username player_cards.avatar_url player_cards.name_key reports.excerpt
    shared_list_facts.faction shared_list_facts.unit_ids shared_list_facts.name_key
    shared_list_facts.search_text admin_log.admin_name admin_log.target_id admin_log.target_name
    admin_log.before admin_log.after activity_events.detail catalogue_previews.overlay
    catalogue_previews.remarks live_games.result
  `,
  ),
  ...not(
    CHOSEN,
    `
    activity_events.kind admin_log.action catalogue_changes.section catalogue_changes.source
    catalogue_changes.state game_results.status mail_outbox.kind
    mail_outbox.language mail_outbox.status notifications.type profiles.language
    profiles.profile_visibility profiles.activity_visibility reports.kind reports.reason reports.status
    site_texts.id shared_list_facts.faults player_warnings.hidden_kind
  `,
  ),
  ...not(
    ITS_OWN,
    `
    profiles.wab_id player_cards.short_id army_lists.wab_id admin_log.subject
    factions.id catalogue_changes.target catalogue_changes.faction catalogue_editors.faction
    catalogue_releases.sha256 catalogue_previews.sha256 catalogue_units.id catalogue_units.name catalogue_units.name_es
    catalogue_units.name_fr catalogue_units.needs catalogue_units.faction catalogue_units.unit_id
    shared_list_facts.heads live_games.code live_games.invite live_games.watch live_rows.id
  `,
  ),
  ...not(
    PRIVATE,
    `
    army_lists.name army_lists.faction army_lists.units army_lists.marks collections.units army_list_versions.name
    army_list_versions.faction army_list_versions.units
  `,
  ),
  ...not(NO_PAGE, 'live_rows.body'),
};

function tried(table: string, columns: string): Readonly<Record<string, null>> {
  return Object.fromEntries(wordsOf(columns).map((column) => [`${table}.${column}`, null]));
}

function not(reason: string, fields: string): Readonly<Record<string, string>> {
  return Object.fromEntries(wordsOf(fields).map((field) => [field, reason]));
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
