/** The whole app at one of its addresses, for tests of its pages. */
import { i18n } from '@lingui/core';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '#app/providers.tsx';
import { createRouter } from '#app/routes.tsx';

/** Opens the app in English at `address`, such as `/builder`. */
export function visitApp(address: string) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  window.history.replaceState(null, '', address);
  document.title = '';
  render(
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>,
  );
  return { user: userEvent.setup() };
}
