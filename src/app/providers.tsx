import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UiProvider } from '#ui/ui-provider.tsx';

/** What every page stands in: the words and the design system. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <Design>{children}</Design>
    </I18nProvider>
  );
}

function Design({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return <UiProvider closeLabel={t`Close`}>{children}</UiProvider>;
}
