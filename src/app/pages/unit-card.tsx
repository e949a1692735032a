import { CardImage } from '#features/card-image/card-image.tsx';
import { type CardPicture, UnitCardDialog } from '#features/unit-card/unit-card-dialog.tsx';

const picture: CardPicture = (unit, language, onStatus) => (
  <CardImage unit={unit} language={language} onStatus={onStatus} />
);

/** The dialog of a unit's card, drawn and as text. */
export function UnitCard({ neighbours = [] }: { neighbours?: readonly string[] }) {
  return <UnitCardDialog neighbours={neighbours} picture={picture} />;
}
