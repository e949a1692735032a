import { Trans } from '@lingui/react/macro';
import { useSiteContacts } from '#platform/site.ts';

/** The contact for this installation, or a note that its host has named none. */
export function HostContact() {
  const { contactEmail } = useSiteContacts();
  if (contactEmail === null) {
    return (
      <p>
        <Trans>This site has no contact address. Ask whoever gave you the link.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        You can reach the host of this site at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </Trans>
    </p>
  );
}
