import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DraftCard } from '#components/draft-card/draft-card.tsx';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { draftOf } from '#domain/catalogue/workshop/draft-of.ts';
import { Button } from '#ui/button/button.tsx';

type ProposedCardProps = {
  /** The catalogue with the change in place. */
  after: CatalogueSources;
  /** The unit, as `<faction>/<unit>`. */
  target: string;
};

/** The card of a unit as a change would make it, drawn when an editor asks for it. */
export function ProposedCard({ after, target }: ProposedCardProps) {
  const [isOpen, setOpen] = useState(false);
  const unit = baseUnit(after, target);
  if (unit === null) return null;
  return (
    <>
      <div>
        <Button size="sm" icon="card" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Close the card</Trans> : <Trans>See the card</Trans>}
        </Button>
      </div>
      {isOpen && <DraftCard draft={draftOf(unit)} base={unit} />}
    </>
  );
}
