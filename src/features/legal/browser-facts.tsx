import { Trans, useLingui } from '@lingui/react/macro';
import { FactTable } from './fact-table.tsx';

/**
 * Everything that the app keeps in the browser. The names are those of `platform/storage/keys.ts`,
 * with `…` for what differs; a test compares them.
 */
export function BrowserFacts() {
  const { t } = useLingui();
  return (
    <FactTable
      namesLabel={t`Found as`}
      facts={[
        {
          what: t`Saved lists`,
          body: (
            <Trans>
              Your saved lists, and entries that could not be read, put aside as they were. Until you delete
              them.
            </Trans>
          ),
          names: ['armyLists', 'armyLists_set_aside'],
        },
        {
          what: t`Older versions, bin and backups`,
          body: (
            <Trans>
              Up to 50 older versions of each list, deleted lists for 30 days, and the five newest backups
              that the app made before it changed many lists at once.
            </Trans>
          ),
          names: ['IndexedDB muster: versions, trash, backups'],
        },
        {
          what: t`What you are working on`,
          body: (
            <Trans>
              The army on your table with its undo steps, drafts that could not be read, and a sign of life,
              so that two tabs do not write over each other.
            </Trans>
          ),
          names: ['muster_draft_…', 'muster_drafts_set_aside', 'muster_alive_…', 'muster_tab_draft'],
        },
        {
          what: t`Your choices`,
          body: <Trans>Last faction, language, and dark or light.</Trans>,
          names: ['warcrow_last_faction', 'language', 'theme'],
        },
        {
          what: t`What you typed to post a list`,
          body: (
            <Trans>The form that posts a list, so that nothing is lost on the way. Until you post it.</Trans>
          ),
          names: ['army-list-form-data', 'editing-shared-list'],
        },
        {
          what: t`Games at the table`,
          body: (
            <Trans>
              The running game and the finished ones, with the names that you gave the players, results that
              wait to be sent, and which account was let into play mode here. Until you delete them.
            </Trans>
          ),
          names: [
            '…gameState',
            'muster_games_set_aside',
            'muster_game_left',
            'muster_results_pending_…',
            'muster_play_granted',
            'IndexedDB muster-games: games',
          ],
        },
        {
          what: t`Texts to read`,
          body: (
            <Trans>
              Copies of rules and answers, so that they can be read without a network, where you stopped
              reading, and the size of the letters.
            </Trans>
          ),
          names: ['muster_reader_…', 'muster_reader_text_size', 'IndexedDB muster_copies: copies'],
        },
        {
          what: t`Errata`,
          body: <Trans>Corrections to units, as they were fetched last.</Trans>,
          names: ['muster_errata'],
        },
        {
          what: t`Short links`,
          body: <Trans>The list that each of your short links stands for. It is on this device only.</Trans>,
          names: ['short_url_…', 'short_url_meta_…'],
        },
        {
          what: t`Being signed in`,
          body: <Trans>Your session with its keys. Gone when you sign out.</Trans>,
          names: ['…supabase.auth.token'],
        },
        {
          what: t`Copy of your cloud lists`,
          body: (
            <Trans>
              Your cloud lists as they last were, so that they can be loaded without a network. The copy stays
              when you sign out; on a device of others, clear the data of this site afterwards.
            </Trans>
          ),
          names: ['IndexedDB muster-cloud: shelves'],
        },
        {
          what: t`Cloud and connection`,
          body: (
            <Trans>
              Changes that wait to be sent, which cloud version a draft stands on, what you answered when the
              app offered the cloud, where the server is, how its host is reached, why your last session
              ended, and the version of the app.
            </Trans>
          ),
          names: [
            'muster_cloud_pending_…',
            'muster_cloud_bases',
            'muster_cloud_offer_…',
            'muster_backend',
            'muster_session_ended',
            'muster_site',
            '…wab-app-version',
            '…wab-token-version',
          ],
        },
        {
          what: t`The app itself`,
          body: (
            <Trans>
              The files of the app, so that it works without a network, the pictures that you took along, and
              whether the performance card may show.
            </Trans>
          ),
          names: [
            'Cache storage muster-app-…',
            'Cache storage muster-pictures',
            'warcrow_hide_performance_optimizer',
          ],
        },
      ]}
    />
  );
}
