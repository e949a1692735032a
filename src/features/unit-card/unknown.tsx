import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** The dash of a value that the card does not give; read out as “not known” or as the reason. */
export function Unknown({ reason }: { reason?: string }) {
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{reason ?? t`not known`}</VisuallyHidden>
    </>
  );
}
