import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { codeOfList } from '#data/list-codes.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { PasteDialog } from './paste-dialog.tsx';

const onClose = vi.fn<() => void>();

async function paste(text: string) {
  const { user } = renderApp(<PasteDialog onClose={onClose} />);
  const field = await screen.findByRole('textbox', { name: 'Link, code or text of the list' });
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Take this list' }));
  return { user, field };
}

beforeEach(() => {
  onClose.mockReset();
  putDraft(documentWith({ alborc: 1 }, { name: 'Before' }));
});

describe('pasting a list into the builder', () => {
  it('opens the text of a list, and Undo brings the former list back', async () => {
    const { user } = await paste(
      'Raid\nFaction: Northern Tribes\n\nHersir (1 CP) x1 (25 pts)\nOrc Hunters x2 (40 pts)',
    );
    expect(onClose).toHaveBeenCalledOnce();
    expect(draft()).toMatchObject({
      name: 'Raid',
      entries: [
        { unitId: 'hersir', quantity: 1 },
        { unitId: 'orc-hunters', quantity: 2 },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(draft().name).toBe('Before');
  });

  it('opens a full link, of another faction too', async () => {
    const code = encodeList(
      payloadOf({ ...documentWith({ druid: 1 }), faction: 'syenann' }, catalogue, { createdAt: null }),
    );
    await paste(`Look: https://muster.example/shared-list/${code}`);
    expect(draft().faction).toBe('syenann');
  });

  it('opens a code that was typed', async () => {
    const made = codeOfList(documentWith({ hersir: 1, 'orc-hunters': 3 }));
    await paste(made.ok ? made.code.toLowerCase() : '');
    expect(draft()).toMatchObject({
      faction: 'northern-tribes',
      name: '',
      entries: [
        { unitId: 'hersir', quantity: 1 },
        { unitId: 'orc-hunters', quantity: 3 },
      ],
    });
  });

  it('names the units that it does not know, and keeps them', async () => {
    await paste('Faction: Northern Tribes\nHersir x1 (25 pts)\nOld Mammoth x1 (55 pts)');
    await waitFor(() => expect(messagesShown()[0]).toContain('One unit is not known here: Old Mammoth'));
    expect(draft().entries).toHaveLength(2);
  });

  it('says beside the field why nothing was read, with the focus there, and changes nothing', async () => {
    const { field } = await paste('no list at all');
    expect(screen.getByRole('alert').textContent).toMatch(/^No unit was found in this text/);
    expect(document.activeElement).toBe(field);
    expect(draft().name).toBe('Before');
    expect(onClose).not.toHaveBeenCalled();
  });
});
