import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** The sign that tables print before an average, the same in every language. */
const SIGN = 'ø';

type AverageProps = { value: number; digits?: 1 | 2; className?: string | undefined };

/** An average with its sign; screen readers get the word. */
export function Average({ value, digits = 1, className }: AverageProps) {
  const { i18n } = useLingui();
  const average = i18n.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    <span className={className}>
      <span aria-hidden="true">
        {SIGN} {average}
      </span>
      <VisuallyHidden>
        <Trans>average {average}</Trans>
      </VisuallyHidden>
    </span>
  );
}
