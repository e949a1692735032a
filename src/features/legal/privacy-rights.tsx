import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';

/** Seeing, taking along, deleting, and what stays. */
export function Yours() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            See and correct: everything about you stands in your <Link to={paths.profile()}>profile</Link>.
          </Trans>
        </li>
        <li>
          <Trans>Take along: “Download my data” in the profile gives you one file with all of it.</Trans>
        </li>
        <li>
          <Trans>
            Delete: “Delete my account” in the profile deletes the account, profile, cloud lists, posts,
            comments, likes and follows at once, and the mails to your address from the outbox.
          </Trans>
        </li>
        <li>
          <Trans>
            What stays after that: the security log without an address, the log of the administration without
            your name, address and words, the words of a report without your name, lists that others copied
            from yours, without mention of you, and older backups.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          For everything else, and for the rights that the law of your country gives you, write to the host.
        </Trans>
      </p>
    </>
  );
}
