import { Trans } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { starterDocument } from '#domain/roster/starter.ts';
import { Button } from '#ui/button/button.tsx';
import { dispatch } from '../actions.ts';

/** A hint for an empty army, and a ready list of the faction where its roster allows one. */
export function EmptyArmy({ faction }: { faction: FactionId }) {
  const starter = starterDocument(catalogue, faction);
  return (
    <>
      <p>
        <Trans>Add units from the catalogue with the plus button. Everything you do can be undone.</Trans>
      </p>
      {starter !== null && (
        <Button variant="secondary" icon="list" onClick={() => dispatch({ type: 'load', document: starter })}>
          <Trans>Start from a ready list</Trans>
        </Button>
      )}
    </>
  );
}
