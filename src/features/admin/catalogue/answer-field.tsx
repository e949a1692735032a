import { useLingui } from '@lingui/react/macro';
import { TextArea } from '#ui/text-area/text-area.tsx';

/** The most characters of an answer, as the database has it. */
const MOST_ANSWER = 1000;

type AnswerFieldProps = { hint: string; value: string; onChange: (value: string) => void };

/** The words of an editor to the author of a change. */
export function AnswerField({ hint, value, onChange }: AnswerFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Answer to the author`}
      hint={hint}
      rows={2}
      maxLength={MOST_ANSWER}
      value={value}
      onValueChange={onChange}
    />
  );
}
