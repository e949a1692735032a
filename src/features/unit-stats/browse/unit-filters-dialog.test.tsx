import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inDialog, names, openUnits as open, shownNow, TRIBES } from '#tests/builders/units-page.tsx';

describe('the filters of units', () => {
  it('count before they are applied, and are in the address after', async () => {
    const { user, press, query } = await open();
    await press('Filters');
    const points = await screen.findByRole('textbox', { name: 'Points from' });
    await user.type(points, '40');
    await user.type(screen.getByRole('textbox', { name: 'Points to' }), '50');
    const apply = inDialog().getByRole('button', { name: /^Show \d+ units$/ });
    expect(query().get('points')).toBeNull();
    const count = /\d+/.exec(apply.textContent)?.[0];
    await user.click(apply);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(query().get('points')).toBe('40-50');
    expect(shownNow()).toBe(Number(count));
  });

  it('tick words that a unit must all have', async () => {
    const { user, press } = await open();
    await press('Filters');
    await user.click(await screen.findByRole('checkbox', { name: 'Orc' }));
    await user.click(screen.getByRole('checkbox', { name: 'Infantry' }));
    await user.click(inDialog().getByRole('button', { name: /^Show/ }));
    expect(names()).toContain('Orc Hunters');
    expect(names()).not.toContain('Hersir');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined();
  });

  it('keep a field as it was when what is typed is no number', async () => {
    const { user, press } = await open();
    await press('Filters');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Points from' });
    await user.type(field, 'abc');
    expect(field.value).toBe('');
    await user.type(field, '2,5');
    await user.tab();
    expect(field.value).toBe('2.5');
  });

  it('are taken away one by one, or all at once', async () => {
    const { user, press, query } = await open(`${TRIBES}&points=20-40&legal=yes&q=orc`);
    const active = await screen.findByRole('group', { name: 'Active filters' });
    const [mark] = within(active).getAllByRole('button', { name: /20–40/ });
    if (mark !== undefined) await user.click(mark);
    expect(query().get('points')).toBeNull();
    expect(query().get('q')).toBe('orc');
    await press('Clear all filters');
    expect(query().size).toBe(0);
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  });

  it('leave the units as they are until they are applied', async () => {
    const { user, press, query } = await open();
    await press('Filters');
    await user.click(await screen.findByRole('switch', { name: 'High Command only' }));
    await user.click(inDialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(query().get('hc')).toBeNull();
    expect(names()).toContain('Hersir');
  });

  it('show only leaders, only what tournaments allow, only some types', async () => {
    const { user, press, query } = await open();
    await press('Filters');
    await user.click(await screen.findByRole('switch', { name: 'High Command only' }));
    await user.click(screen.getByRole('switch', { name: 'Tournament legal only' }));
    await user.click(screen.getByRole('checkbox', { name: 'Named Character' }));
    await user.click(inDialog().getByRole('button', { name: /^Show/ }));
    expect([query().get('hc'), query().get('legal'), query().getAll('type')]).toEqual([
      'yes',
      'yes',
      ['named-character'],
    ]);
    expect(names()).toEqual(['Ahlwardt, Ice Bear', 'Alborc']);
  });

  it('are cleared in their dialog without the search and the faction', async () => {
    const { user, press, query } = await open(`${TRIBES}&q=orc&legal=yes&points=20-30&ch=Orc`);
    await press(/^Filters/);
    await user.click(inDialog().getByRole('button', { name: 'Clear all filters' }));
    await user.click(inDialog().getByRole('button', { name: /^Show/ }));
    expect(Object.fromEntries(query())).toEqual({ faction: 'northern-tribes', q: 'orc' });
  });

  it('say beforehand that no unit would be left', async () => {
    const { user, press } = await open();
    await press('Filters');
    await user.type(await screen.findByRole('textbox', { name: 'Points from' }), '99');
    await press('Show 0 units');
    expect(screen.getByRole('heading', { name: 'No unit matches' })).toBeDefined();
  });

  it('hold no number that is higher than any value', async () => {
    const { user, press, query } = await open();
    await press('Filters');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Points to' });
    await user.type(field, '100');
    await user.tab();
    expect(field.value).toBe('10');
    await user.clear(field);
    await user.click(inDialog().getByRole('button', { name: /^Show/ }));
    expect(query().get('points')).toBeNull();
  });

  it('take and show decimals as the reader’s language writes them', async () => {
    const { user, press, query } = await open(TRIBES, 'es');
    await press('Filters');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Melee from' });
    await user.type(field, '2.5');
    await user.tab();
    expect(field.value).toBe('2,5');
    await press(/^Show/);
    expect(query().get('melee')).toBe('2.5-');
    expect(screen.getByRole('button', { name: 'Remove the filter Melee from 2,5' })).toBeDefined();
  });

  it('are each named beside the units, in the reader’s language', async () => {
    const { press, query } = await open(
      `${TRIBES}&q=a&type=troop&hc=yes&legal=yes&points=-40&charge=3-&ch=Orc&kw=Fearless`,
      'es',
    );
    const shown = within(screen.getByRole('group', { name: 'Active filters' }));
    const removers = shown.getAllByRole('button').map((button) => button.textContent);
    expect(removers).toEqual([
      'Tribus del Norte',
      'Tropa',
      'Tournament legal only',
      'High Command only',
      'Points up to 40',
      'Charge from 3',
      'Orco',
      'Sin miedo',
    ]);
    await press('Remove the filter Orco');
    await press('Remove the filter Tropa');
    await press('Remove the filter Tribus del Norte');
    expect([query().has('ch'), query().has('type'), query().has('faction')]).toEqual([false, false, false]);
    expect([query().get('kw'), query().get('hc')]).toEqual(['Fearless', 'yes']);
  });
});
