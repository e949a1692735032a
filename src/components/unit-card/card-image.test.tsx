import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { CardImage, type CardImageStatus } from './card-image.tsx';

const unit = getUnit(catalogue, 'northern-tribes', 'hersir');

function open() {
  const onStatus = vi.fn<(status: CardImageStatus) => void>();
  if (unit === null) throw new Error('There is no Hersir');
  render(
    <I18nProvider i18n={i18n}>
      <CardImage unit={unit} language="es" onStatus={onStatus} />
    </I18nProvider>,
  );
  return onStatus;
}

const picture = () => screen.getByRole('img', { name: 'Card of Hersir' });
const address = () => picture().getAttribute('src');

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('the drawn card', () => {
  it('is waited for with a spinner, and its place is kept', () => {
    const onStatus = open();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['945', '1416']);
    fireEvent.load(picture());
    expect(screen.queryByRole('status')).toBeNull();
    expect(onStatus.mock.calls).toEqual([['loaded']]);
  });

  it('is asked for as JPEG, then twice as PNG, and three failures are an error', () => {
    const onStatus = open();
    expect(address()).toBe('/art/card/hersir_card_sp.jpg');
    fireEvent.error(picture());
    expect(address()).toBe('/art/card/hersir_card_sp.png');
    fireEvent.error(picture());
    expect(address()).toBe('/art/card/hersir_card_sp.png?retry=2');
    expect(onStatus).not.toHaveBeenCalled();
    fireEvent.error(picture());
    expect(screen.getByRole('alert').textContent).toContain('Image not available');
    expect(screen.getByText('Please try again later')).toBeDefined();
    expect(onStatus.mock.calls).toEqual([['failed']]);
  });

  it('is asked for again when the reader wants it', () => {
    const onStatus = open();
    for (let failures = 0; failures < 3; failures += 1) fireEvent.error(picture());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(address()).toBe('/art/card/hersir_card_sp.jpg?again=1');
    fireEvent.load(picture());
    expect(onStatus.mock.lastCall).toEqual(['loaded']);
  });
});
