import { Trans } from '@lingui/react/macro';
import { useSiteContacts } from '#platform/site.ts';

/** The contact for this installation, or a note that its host has named none. */
export function HostContact() {
  const { contactEmail } = useSiteContacts();
  if (contactEmail === null) {
    return (
      <p>
        <Trans>The host of this site has not named an address here. Ask whoever gave you the link.</Trans>
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
