import { useLingui } from '@lingui/react/macro';
import { MOST_NOTE, MOST_PAGE } from '#domain/catalogue/workshop/draft-faults.ts';
import type { DraftOrigin } from '#domain/catalogue/workshop/draft.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Choice } from './choice-field.tsx';

type OriginFieldsProps = {
  origin: DraftOrigin;
  onChange: (origin: DraftOrigin) => void;
  /** Errors under the fields, where there are any. */
  errors: Readonly<Partial<Record<'page' | 'note', string | undefined>>>;
  /** True for units, whose pages name who contributed. */
  hasPage?: boolean;
};

/** The source of the facts, why the catalogue should change, and whether the player is named. */
export function OriginFields({ origin, onChange, errors, hasPage = true }: OriginFieldsProps) {
  const { t } = useLingui();
  const set = (part: Partial<DraftOrigin>) => onChange({ ...origin, ...part });
  return (
    <>
      <Choice<DraftOrigin['source']>
        label={t`Where is it written?`}
        value={origin.source}
        items={[
          { value: 'card', label: t`Card` },
          { value: 'rules', label: t`Rule book` },
          { value: 'faq', label: t`Official FAQ` },
        ]}
        onChange={(source) => set({ source })}
      />
      <TextField
        label={t`Page or edition`}
        hint={t`Optional, such as page 12 or the year of the card. Never a photo of a card.`}
        {...(errors.page === undefined ? {} : { error: errors.page })}
        maxLength={MOST_PAGE}
        value={origin.page}
        onValueChange={(page) => set({ page })}
      />
      <TextArea
        label={t`Why?`}
        hint={t`A sentence for the editors, at most ${MOST_NOTE} characters.`}
        {...(errors.note === undefined ? {} : { error: errors.note })}
        maxLength={MOST_NOTE}
        rows={2}
        value={origin.note}
        onValueChange={(note) => set({ note })}
      />
      <Switch
        label={t`Name me`}
        description={
          hasPage
            ? t`Your name appears on the unit’s page and in the notes of the release.`
            : t`Your name appears in the notes of the release.`
        }
        checked={origin.wantsCredit}
        onCheckedChange={(wantsCredit) => set({ wantsCredit })}
      />
    </>
  );
}
