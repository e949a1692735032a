import { useLingui } from '@lingui/react/macro';
import { TermPicker } from '../form/term-picker.tsx';
import { useWorkshop } from '../form/workshop-form.ts';

/** The rule words of the card. */
export function WordsStep() {
  const { t } = useLingui();
  const { draft, change } = useWorkshop();
  return (
    <>
      <TermPicker
        label={t`Characteristics`}
        path="characteristics"
        kinds={['characteristics']}
        value={draft.characteristics}
        onChange={(characteristics) => change({ characteristics })}
      />
      <TermPicker
        label={t`Keywords`}
        path="keywords"
        kinds={['keywords']}
        value={draft.keywords}
        onChange={(keywords) => change({ keywords })}
      />
      <TermPicker
        label={t`Special rules`}
        path="specialRules"
        kinds={['special-rules', 'states', 'keywords', 'characteristics']}
        value={draft.specialRules}
        onChange={(specialRules) => change({ specialRules })}
      />
    </>
  );
}
