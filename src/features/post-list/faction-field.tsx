import { useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

/** The list's faction, to be read only: it is the army's. */
export function FactionField({ faction }: { faction: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const known = catalogue.factionById.get(faction);
  return (
    <TextField
      label={t`Faction`}
      readOnly
      value={known === undefined ? faction : localName(known, language)}
      onValueChange={nothing}
    />
  );
}

function nothing(): void {
  // The field is read only.
}
