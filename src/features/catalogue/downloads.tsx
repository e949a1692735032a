import { Trans } from '@lingui/react/macro';

/** The whole catalogue as files, and its feed. */
export function Downloads() {
  return (
    <>
      <ul>
        <li>
          <a href="/catalogue.json" download>
            <Trans>Everything, as JSON</Trans>
          </a>
        </li>
        <li>
          <a href="/catalogue.csv" download>
            <Trans>The units with their facts, as a table (CSV)</Trans>
          </a>
        </li>
        <li>
          <a href="/catalogue.atom" type="application/atom+xml">
            <Trans>The releases as a feed (Atom)</Trans>
          </a>
        </li>
      </ul>
      <p>
        <Trans>
          Our texts are under the MIT licence. Facts of cards belong to nobody, and the names of the game, its
          factions and units belong to their owners.
        </Trans>
      </p>
    </>
  );
}
