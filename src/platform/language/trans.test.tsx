import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each(['<i>x</i>', '<0/>', '<0>x</0>', '<b>x', 'a < b', '{name}'])(
  'shows a value %s letter by letter, between the elements of the message',
  (name) => {
    render(
      <I18nProvider i18n={i18n}>
        <p>
          <Trans>
            <em>Current</em> list: {name}
          </Trans>
        </p>
      </I18nProvider>,
    );
    expect(screen.getByRole('paragraph').textContent).toBe(`Current list: ${name}`);
    expect(screen.getByRole('paragraph').querySelectorAll('*')).toHaveLength(1);
  },
);
