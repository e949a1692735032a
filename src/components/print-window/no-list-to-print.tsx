import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** The page for paper whose address holds no list. */
export function NoListToPrint() {
  const { t } = useLingui();
  return (
    <main>
      <EmptyState title={t`There is no list to print here`} headingLevel={1} icon="print">
        <title>{`${t`There is no list to print here`} – Muster`}</title>
        <p>
          <Trans>The address of this window is incomplete. Close it and print again from the list.</Trans>
        </p>
      </EmptyState>
    </main>
  );
}
