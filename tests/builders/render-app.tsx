/** The app around a part of it, for tests: words, design system, messages, an address. */
import { i18n } from '@lingui/core';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Providers } from '#app/providers.tsx';
import type { Language } from '#domain/catalogue/types.ts';
import { memoryRouter } from '#platform/routing/memory-router.ts';
import { CurrentPage, RouterView } from '#platform/routing/router-view.tsx';
import { toast } from '#ui/toast/toast.tsx';

type Around = {
  /** The address of the part, such as `/builder?dialog=share`. */
  readonly address?: string;
  /** The route's pattern when the part reads parameters of the address. */
  readonly path?: string;
  readonly language?: Language;
};

/**
 * Shows `element` in the app's providers under a router in memory. Interface text is the English
 * source text in every language; names of the catalogue are in `language`.
 */
export function renderApp(element: ReactNode, { address = '/', path = '*', language = 'en' }: Around = {}) {
  i18n.loadAndActivate({ locale: language, messages: {} });
  toast.dismiss();
  const router = memoryRouter({ '*': () => null, [path]: () => element }, address);
  render(
    <Providers>
      <RouterView router={router}>
        <CurrentPage loading={null} />
      </RouterView>
    </Providers>,
  );
  return { router, user: userEvent.setup() };
}

/**
 * The messages in view, newest first: title and description as one text, without the names of their
 * buttons.
 */
export function messagesShown(): readonly string[] {
  const region = screen.getByRole('region', { name: 'Messages' });
  return within(region)
    .queryAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map((line) => line.textContent).join(' | '));
}
