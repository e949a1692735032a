import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Toaster } from '#ui/toast/toaster.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';

/**
 * Renders the providers around every page: the message catalogue, the design system and the
 * messages.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider>
        {children}
        <Messages />
      </UiProvider>
    </I18nProvider>
  );
}

function Messages() {
  const { t } = useLingui();
  return <Toaster label={t`Messages`} closeLabel={t`Close message`} />;
}
