import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { READY_SIZES } from '#domain/roster/document.ts';
import { starterDocument } from '#domain/roster/starter.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { dispatch } from '../actions.ts';
import styles from './empty-army.module.css';

/**
 * A hint for an empty army, and ready lists of the faction: of the points target, else of each
 * usual size that its roster allows.
 */
export function EmptyArmy({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const paste = useDialogAddress('paste');
  const { faction, target, name } = document;
  const ready = (target === null ? READY_SIZES : [target]).flatMap((size) => {
    const list = starterDocument(catalogue, faction, size);
    return list === null ? [] : [{ size, list }];
  });
  return (
    <>
      <p>
        <Trans>Add units from the catalogue with the plus button. Everything you do can be undone.</Trans>
      </p>
      {ready.length > 0 && (
        <>
          <p>
            <Trans>Or start from a ready list:</Trans>
          </p>
          <div className={styles.sizes}>
            {ready.map(({ size, list }) => (
              <Button
                key={size}
                aria-label={t`Ready list of ${size} pts`}
                onClick={() => dispatch({ type: 'load', document: { ...list, name } })}
              >
                <Trans>{size} pts</Trans>
              </Button>
            ))}
          </div>
        </>
      )}
      <Button variant="quiet" icon="paste" onClick={() => paste.open()}>
        <Trans>Paste or scan a list</Trans>
      </Button>
    </>
  );
}
