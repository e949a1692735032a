import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#ui/class-names.ts';
import { CollectionFiles } from './collection-files.tsx';
import styles from './collection.module.css';
import { KeptWhere } from './kept-where.tsx';
import { ListNeeds } from './list-needs.tsx';
import { NextToGet } from './next-to-get.tsx';
import { OwnedUnits } from './owned-units.tsx';

/** `/collection`: the units that the player owns (docs/product.md, "My collection"). */
export function Component() {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`My collection – Muster`}</title>
      <header className={classNames('page-head', styles.head)}>
        <h1>
          <Trans>My collection</Trans>
        </h1>
        <p>
          <Trans>What you own. The builder marks what is missing.</Trans>
        </p>
        <KeptWhere />
      </header>
      <OwnedUnits />
      <div className={styles.beside}>
        <NextToGet />
        <ListNeeds />
        <CollectionFiles />
      </div>
    </div>
  );
}
