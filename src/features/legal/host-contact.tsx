import { Trans } from '@lingui/react/macro';
import { useSiteContacts } from '#platform/site.ts';

/** Whom to write to about this installation; says so where its host has named nobody. */
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
        You reach the host of this site at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </Trans>
    </p>
  );
}
