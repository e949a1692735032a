import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A kind of stored data, what happens to it, and the names under which it is stored. */
export type Fact = {
  readonly what: MessageDescriptor;
  readonly body: MessageDescriptor;
  readonly names: readonly string[];
};

/**
 * Everything that the app keeps in the browser. The names are those of `platform/storage/keys.ts`,
 * with `…` for what differs; a test compares them.
 */
export const BROWSER_FACTS: readonly Fact[] = [
  {
    what: msg`Saved lists`,
    body: msg`Your saved lists with their tags and notes, which of them you pinned or archived, and entries that could not be read, put aside unchanged. Kept until you delete them.`,
    names: ['armyLists', 'armyLists_set_aside', 'muster_list_marks'],
  },
  {
    what: msg`Older versions, bin and backups`,
    body: msg`Up to 50 older versions of each list, deleted lists for 30 days, and the five newest backups that the app made before it changed many lists at once.`,
    names: ['IndexedDB muster: versions, trash, backups'],
  },
  {
    what: msg`Your collection`,
    body: msg`The units that you own, painted and lent ones, when you changed each, and which account keeps them. Besides, collections of other accounts of this browser, and one that could not be read. Kept until you delete it.`,
    names: [
      'muster_collection',
      'muster_collection_set_aside',
      'muster_collection_changes',
      'muster_collection_account',
      'muster_collection_unsent',
      'muster_collection_of_…',
    ],
  },
  {
    what: msg`Your formats`,
    body: msg`The formats that you keep, the one that the builder checks lists against, and formats that could not be read. Kept until you delete them.`,
    names: ['muster_formats', 'muster_formats_set_aside'],
  },
  {
    what: msg`What you are working on`,
    body: msg`The army on your table with its undo steps, a list parked beside it, drafts that could not be read, and a marker that keeps two tabs from overwriting each other.`,
    names: [
      'muster_draft_…',
      'muster_parked_lists',
      'muster_drafts_set_aside',
      'muster_alive_…',
      'muster_tab_draft',
    ],
  },
  {
    what: msg`Your choices`,
    body: msg`The last faction, the language and the theme.`,
    names: ['warcrow_last_faction', 'language', 'theme'],
  },
  {
    what: msg`What you typed to post a list`,
    body: msg`The form that posts a list, so that nothing is lost on the way. Kept until you post it.`,
    names: ['army-list-form-data', 'editing-shared-list'],
  },
  {
    what: msg`Games at the table`,
    body: msg`The running game and the finished ones, with the names that you gave the players, results that wait to be sent, and which account was let into Play Mode here. Kept until you delete them.`,
    names: [
      '…gameState',
      'muster_games_set_aside',
      'muster_game_left',
      'muster_results_pending_…',
      'muster_play_granted',
      'muster_states_end',
      'IndexedDB muster-games: games',
    ],
  },
  {
    what: msg`Games on two phones, on this device`,
    body: msg`Shared games with their taps and the secrets of your sealed lists, and the session that plays them without an account. Kept until you leave the game.`,
    names: [
      '…sharedGame',
      'muster_live_tail_…',
      'muster_played_shared',
      'muster_table_…session',
      'muster_table_…brought',
      'IndexedDB muster-live: games, rows',
    ],
  },
  {
    what: msg`Events, on this device`,
    body: msg`What you entered in running events until the server has it, and the form of an event until you save it. Events that you looked at are kept to read offline, with the names of their players and the lists that you may read.`,
    names: ['muster_event_deeds_…', 'muster_typed_event_…', 'muster_table_games'],
  },
  {
    what: msg`Texts to read`,
    body: msg`Copies of the rules and FAQ to read offline, where you stopped reading, and the text size.`,
    names: ['muster_reader_…', 'muster_reader_text_size', 'IndexedDB muster_copies: copies'],
  },
  {
    what: msg`Releases of the catalogue`,
    body: msg`The newest release that this device fetched, the number of a release that it could not read, and the lists whose changes you know. A tab that tries the next release keeps its link until it is closed.`,
    names: ['muster_catalogue_1', 'muster_catalogue_refused', 'muster_told_changes', 'muster_tab_preview'],
  },
  {
    what: msg`Proposals that you are writing`,
    body: msg`Units, terms, factions and corrections that you have not sent yet. Kept until you send or delete them.`,
    names: ['muster_workshop_…', 'muster_units_table'],
  },
  {
    what: msg`Short links`,
    body: msg`The list that each of your short links stands for. It is on this device only.`,
    names: ['short_url_…', 'short_url_meta_…'],
  },
  {
    what: msg`Your session`,
    body: msg`Your session with its keys, gone when you sign out, and what you typed in your profile but did not save, gone with the tab.`,
    names: ['…supabase.auth.token', 'muster_typed_profile'],
  },
  {
    what: msg`Notifications on this device`,
    body: msg`While they are on: which account turned them on, and this browser’s address at its push service. Gone when you turn them off or sign out.`,
    names: ['muster_push'],
  },
  {
    what: msg`Copy of your cloud lists`,
    body: msg`Your cloud lists as they last were, so that they can be loaded offline. The copy stays when you sign out; on a device of others, clear the data of this site afterwards.`,
    names: ['IndexedDB muster-cloud: shelves'],
  },
  {
    what: msg`Cloud and connection`,
    body: msg`Unsent changes, the cloud version that a draft is based on, your answer when the app offered the cloud, the server’s address, the host’s contact, why your last session ended, and the app’s version.`,
    names: [
      'muster_cloud_pending_…',
      'muster_cloud_bases',
      'muster_cloud_offer_…',
      'muster_backend',
      'muster_session_ended',
      'muster_site',
      'muster_tab_reloaded',
      '…wab-app-version',
      '…wab-token-version',
    ],
  },
  {
    what: msg`Lists that you scanned`,
    body: msg`The lists that a tab scanned, until it is closed, and the program that reads QR codes where the browser cannot.`,
    names: ['muster_scanned', 'Cache storage muster-scanner'],
  },
  {
    what: msg`The app itself`,
    body: msg`The app’s files, so that it works offline, the pictures that you saved, whether the performance card may show, and whether installing was offered.`,
    names: [
      'Cache storage muster-app-…',
      'Cache storage muster-pictures',
      'warcrow_hide_performance_optimizer',
      'muster_install_offered',
    ],
  },
];

/** The player data that the server keeps. A test compares the names with the tables. */
export const SERVER_FACTS: readonly Fact[] = [
  {
    what: msg`Account`,
    body: msg`Your email address, your password as a hash that cannot be turned back, when you signed up and last signed in, and the secret of an authenticator app if you set one up. Administrators see the address and when you signed in last, no player does; the rest only the host, in the database. Kept until you delete the account.`,
    names: ['auth.users', 'auth.identities', 'auth.mfa_factors'],
  },
  {
    what: msg`Devices`,
    body: msg`Where you are signed in: name of the browser, IP address, and since when. You see your devices in your profile and can sign each of them out. Kept until you sign out.`,
    names: ['auth.sessions', 'auth.refresh_tokens', 'auth.mfa_challenges', 'auth.mfa_amr_claims'],
  },
  {
    what: msg`Links and codes in emails`,
    body: msg`Only as hashes. They open nothing after an hour.`,
    names: ['auth.one_time_tokens', 'auth.flow_state'],
  },
  {
    what: msg`Security log`,
    body: msg`What was done with an account, such as signing in or a new password: when, from which IP address, and the number of the account, never its email address. Only the host reads it. It has no end date and stays when the account is deleted.`,
    names: ['auth.audit_log_entries'],
  },
  {
    what: msg`Profile`,
    body: msg`Your user name, your WAB ID, your language and what you tell about yourself. You choose who sees the page. Name, portrait and the first eight characters of the WAB ID appear beside what you post. Administrators see whole profiles.`,
    names: ['profiles', 'player_cards'],
  },
  {
    what: msg`Cloud lists`,
    body: msg`Lists that you save to the cloud, with their tags, your notes and up to 20 older versions each, also of deleted lists. Only you can see them; in the app, even administrators cannot. Kept until you delete the account.`,
    names: ['army_lists', 'army_list_versions'],
  },
  {
    what: msg`Collection with your account`,
    body: msg`The units that you own, painted and lent ones, and when you changed each, once your account keeps them. Only you can see them. Kept until you delete the account.`,
    names: ['collections'],
  },
  {
    what: msg`Posts, comments and likes`,
    body: msg`What you post and write on the board is public. The author sees your like; others see the number. Kept until you delete it.`,
    names: ['shared_lists', 'shared_list_facts', 'list_comments', 'list_likes'],
  },
  {
    what: msg`Short links of your account`,
    body: msg`The lists that you made a short link to while signed in. Whoever has such a link opens the list, until you delete the account.`,
    names: ['short_links'],
  },
  {
    what: msg`People, activity and notifications`,
    body: msg`Whom you follow, what you did on the board, and what you were told about. You choose who sees your activity. Whom you block, nobody but you can see.`,
    names: ['user_follows', 'user_blocks', 'activity_events', 'notifications'],
  },
  {
    what: msg`Hints that something is new`,
    body: msg`A page in view is told that something is new for you, not what. These hints are deleted after three days.`,
    names: ['realtime.messages'],
  },
  {
    what: msg`Notifications of your devices`,
    body: msg`Off until you turn them on. Then the kinds that you chose, the address and keys of each browser that receives them, and for a day what you were told about. A device goes when you turn it off, sign out or its session ends.`,
    names: ['push_choices', 'push_subscriptions', 'push_messages', 'push_log'],
  },
  {
    what: msg`Proposals to the catalogue`,
    body: msg`The units and corrections that you proposed, why, and what became of them. Editors of the faction and administrators read them. Your name appears beside a published one, and before that in links for testers, only if you asked for it. When the account is deleted, your name and your open proposals are deleted; accepted ones stay.`,
    names: ['catalogue_changes', 'catalogue_editors', 'catalogue_previews'],
  },
  {
    what: msg`Results of games`,
    body: msg`Games that you record: mission, feat, factions, scores, when, and against whom. Another player sees what you recorded against them and confirms it; the numbers of won and lost games are on your page. Confirmed games count in public statistics without names. Kept until you delete the account.`,
    names: ['game_results'],
  },
  {
    what: msg`Ratings`,
    body: msg`Off until you turn it on in your profile. Then your name, your rating and the number of your rated games are public, by season. Turn it off, and you leave the list at once. Deleted with the account.`,
    names: ['player_ratings'],
  },
  {
    what: msg`Games on two phones`,
    body: msg`What was entered in a shared game, with names, lists and notes, who is in it, and the result. Everybody in it reads it, and so does whoever has its link. Deleted 30 days after the last tap, 180 days once both confirmed the result; a report that both made public stays. When an account is deleted, its name and notes are taken out of games of others; the rest stays for them.`,
    names: ['live_games', 'live_members', 'live_rows'],
  },
  {
    what: msg`Playing without an account`,
    body: msg`Joining a shared game makes an account without a name or an address. It can do nothing but play. It is deleted after 30 days without use, or after two days without a game. Sign in on that device, and the open game and your results become your account’s.`,
    names: ['live_claims'],
  },
  {
    what: msg`Events`,
    body: msg`The events that you announce or help to run, your seat and your club, the lists that you handed in, and what you reported and decided. Whoever sees an event sees your name and club. Nobody but you reads a list before its deadline, those who run the event from then on, and everybody once the event shows its lists. Games of finished events count in public statistics without names. Your page lists the finished public events that you played, for those who may see your activity. When an account is deleted, its name is removed; seat, lists and results stay for the others.`,
    names: [
      'events',
      'event_helpers',
      'event_players',
      'event_lists',
      'event_deeds',
      'table_games',
      'event_games',
    ],
  },
  {
    what: msg`Reports`,
    body: msg`What you reported and why, with the reported words. Administrators read it. When an account is deleted, its name is removed from the report; the words stay.`,
    names: ['reports'],
  },
  {
    what: msg`Work of the administrators`,
    body: msg`What administrators did about accounts and posts, when and under which name, and what they said to you about it. Administrators can read it; you can read warnings to you. When the account is deleted, its warnings are deleted too, and your name, address and words are removed from the log.`,
    names: ['admin_log', 'player_warnings'],
  },
  {
    what: msg`Counters against misuse`,
    body: msg`How often an account posted or commented recently, and how much it stores. Attempts to sign in and reports by guests are counted by IP address, as a hash that is deleted when the limit resets. Networks that you signed in from are kept as hashes for 90 days, so that a stranger’s wrong guesses do not lock you out.`,
    names: ['action_counts', 'kept', 'rate_limits'],
  },
  {
    what: msg`Emails to you`,
    body: msg`With a mail server, an email’s text is deleted as soon as it is sent, and administrators only see that it was sent and a blurred address. Without one, administrators deliver emails themselves and see them in full. Either way the record is deleted after 30 days. Emails about game results and events are counted for a day.`,
    names: ['mail_outbox', 'mail_letters', 'mail_notices'],
  },
];
