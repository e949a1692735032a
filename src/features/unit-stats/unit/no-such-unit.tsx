import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** An address that names no unit of ours, with the way to those that there are. */
export function NoSuchUnit({ faction: id }: { faction: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const faction = catalogue.factionById.get(id);
  const search = new URLSearchParams({ faction: id }).toString();
  return (
    <EmptyState title={t`This unit is not known here`} headingLevel={1} icon="search">
      <title>{t`Unknown unit – Muster`}</title>
      <p>
        <Trans>
          The address names a unit that the catalogue does not hold. Choose one from the list of units.
        </Trans>
      </p>
      {faction !== undefined && (
        <Button variant="primary" render={<Link to={paths.unitStats(search)} />}>
          <Trans>Units of {{ name: localName(faction, language) }}</Trans>
        </Button>
      )}
      <Button variant="secondary" render={<Link to={paths.unitStats()} />}>
        <Trans>All units</Trans>
      </Button>
    </EmptyState>
  );
}
