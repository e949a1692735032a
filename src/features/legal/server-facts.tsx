import { Trans, useLingui } from '@lingui/react/macro';
import { FactTable } from './fact-table.tsx';

/** The player data that the server keeps. A test compares the names with the tables. */
export function ServerFacts() {
  const { t } = useLingui();
  return (
    <FactTable
      namesLabel={t`Tables`}
      facts={[
        {
          what: t`Account`,
          body: (
            <Trans>
              Your e-mail address, your password as a hash that cannot be turned back, when you signed up and
              last signed in, and the secret of an authenticator app if you set one up. Administrators see the
              address and when you signed in last, no player does; the rest only the host, in the database.
              Until you delete the account.
            </Trans>
          ),
          names: ['auth.users', 'auth.identities', 'auth.mfa_factors'],
        },
        {
          what: t`Devices`,
          body: (
            <Trans>
              Where you are signed in: name of the browser, network address, and since when. You see your
              devices in your profile and can sign each of them out. Until you sign out.
            </Trans>
          ),
          names: ['auth.sessions', 'auth.refresh_tokens', 'auth.mfa_challenges', 'auth.mfa_amr_claims'],
        },
        {
          what: t`Links and codes in mails`,
          body: <Trans>Only as hashes. They open nothing after an hour.</Trans>,
          names: ['auth.one_time_tokens', 'auth.flow_state'],
        },
        {
          what: t`Security log`,
          body: (
            <Trans>
              What was done with an account, such as signing in or a new password: when, from which network
              address, and the number of the account, never its e-mail address. Only the host reads it. It has
              no end date and stays when the account is deleted.
            </Trans>
          ),
          names: ['auth.audit_log_entries'],
        },
        {
          what: t`Profile`,
          body: (
            <Trans>
              Your user name, your WAB ID, your language and what you tell about yourself. You choose who sees
              the page. Name, portrait and the first eight characters of the WAB ID stand beside what you
              post. Administrators see whole profiles.
            </Trans>
          ),
          names: ['profiles', 'player_cards'],
        },
        {
          what: t`Cloud lists`,
          body: (
            <Trans>
              Lists that you save to the cloud, with up to 20 older versions each, also of deleted lists. Only
              you see them, not even administrators do in the app. Until you delete the account.
            </Trans>
          ),
          names: ['army_lists', 'army_list_versions'],
        },
        {
          what: t`Posts, comments and likes`,
          body: (
            <Trans>
              What you post and say on the board is public. Whom your like was meant for sees it, others see
              the number. Until you delete it.
            </Trans>
          ),
          names: ['shared_lists', 'shared_list_facts', 'list_comments', 'list_likes'],
        },
        {
          what: t`People, activity and notifications`,
          body: (
            <Trans>
              Whom you follow, what you did on the board, and what you were told about. You choose who sees
              your activity. Whom you block, nobody but you can see.
            </Trans>
          ),
          names: ['user_follows', 'user_blocks', 'activity_events', 'notifications'],
        },
        {
          what: t`Results of games`,
          body: (
            <Trans>
              Games that you record: mission, feat, factions, scores, when, and against whom. Another player
              sees what you recorded against them and confirms it; the numbers of won and lost games stand on
              your page. Until you delete the account.
            </Trans>
          ),
          names: ['game_results'],
        },
        {
          what: t`Reports`,
          body: (
            <Trans>
              What you reported and why, with the reported words. Administrators read it. When an account
              goes, its name goes from the report; the words stay.
            </Trans>
          ),
          names: ['reports'],
        },
        {
          what: t`Work of the administrators`,
          body: (
            <Trans>
              What administrators did about accounts and posts, when and under which name, and what they said
              to you about it. Administrators read it; a warning you read yourself. When the account is
              deleted, warnings go with it, and the log loses your name, your address and your words.
            </Trans>
          ),
          names: ['admin_log', 'player_warnings'],
        },
        {
          what: t`Counters against misuse`,
          body: (
            <Trans>
              How often an account posted or commented recently, and how much it stores. Attempts to sign in
              and reports by guests are counted by network address, as a hash that is deleted when the limit
              is open again. Networks that you signed in from are kept as hashes for 90 days, so that a
              stranger’s wrong guesses do not lock you out.
            </Trans>
          ),
          names: ['action_counts', 'kept', 'rate_limits'],
        },
        {
          what: t`Mails to you`,
          body: (
            <Trans>
              With a mail server, a mail’s text is deleted as soon as it was sent, and administrators see that
              it went out and a blurred address. Without one, administrators hand mails over themselves and
              see them whole. Either way the record is deleted after 30 days. Mails about results of games are
              counted for a day.
            </Trans>
          ),
          names: ['mail_outbox', 'mail_letters', 'result_mails'],
        },
      ]}
    />
  );
}
