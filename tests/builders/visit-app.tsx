/** The whole app at one of its addresses, for tests of its pages. */
import { i18n } from '@lingui/core';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Providers } from '#app/providers.tsx';
import { createRouter, Pages } from '#app/routes.tsx';
import { RouterView } from '#platform/routing/router-view.tsx';

/** Opens the app in English at `address`, such as `/builder`. */
export function visitApp(address: string) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  window.history.replaceState(null, '', address);
  document.title = '';
  render(
    <Providers>
      <RouterView router={createRouter()}>
        <Pages />
      </RouterView>
    </Providers>,
  );
  return { user: userEvent.setup() };
}
