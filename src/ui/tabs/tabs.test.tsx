import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

type Tab = 'lists' | 'trash' | 'backup';

function Page() {
  const [tab, setTab] = useState<Tab>('lists');
  return (
    <Tabs
      label="Saved lists"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'lists', label: 'Lists', panel: 'Three lists' },
        { value: 'trash', label: 'Deleted', panel: 'Nothing deleted' },
        { value: 'backup', label: 'Backup', panel: 'Save a file' },
      ]}
    />
  );
}

const panel = () => screen.getByRole('tabpanel').textContent;

describe('Tabs', () => {
  it('shows the panel of the tab that is pressed, named by it, and no other', async () => {
    render(<Page />);
    expect(panel()).toBe('Three lists');
    await userEvent.click(screen.getByRole('tab', { name: 'Deleted' }));
    expect(screen.getByRole('tabpanel', { name: 'Deleted' }).textContent).toBe('Nothing deleted');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Deleted');
  });

  it('is walked by arrows, around the ends, and by Home and End', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(panel()).toBe('Save a file');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Backup' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(panel()).toBe('Three lists');
    await userEvent.keyboard('{End}');
    expect(panel()).toBe('Save a file');
    await userEvent.keyboard('{Home}');
    expect(panel()).toBe('Three lists');
  });

  it('is one stop of the Tab key', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
