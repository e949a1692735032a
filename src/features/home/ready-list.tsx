import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { factionName } from '#data/faction-summaries.ts';
import { readyList } from '#data/ready-list.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Face } from './face.tsx';
import { FactionBanners } from './faction-banners.tsx';

/**
 * A picture of the product: a ready list with its units and points, under the banners of the
 * factions. It leads to the builder, which offers that list. The page names ready-list.module.css:
 * a prerendered page has the sheets of its page alone.
 */
export function ReadyList() {
  const language = useLanguage();
  const { faction, size, units } = readyList();
  return (
    <>
      <FactionBanners />
      <section data-faction={faction}>
        <h2>
          <Link to={paths.builder()} state={{ faction }}>
            <Trans>Ready list of {size} pts</Trans>
          </Link>
        </h2>
        <p>
          {factionName(faction, language)}
          <span>
            <Icon name="success" size={18} />
            <Trans>Tournament legal</Trans>
          </span>
        </p>
        <ul>
          {units.map((unit) => (
            <li key={unit.slug}>
              <Face slug={unit.slug} isLate />
              <span>{localName(unit, language)}</span>
              <span>{unit.quantity > 1 && `×${unit.quantity}`}</span>
              <b>{unit.points}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
