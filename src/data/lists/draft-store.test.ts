import { expect, it } from 'vitest';
import { draftStore, openDraft } from './draft-store.ts';

it('writes the draft of this tab before the page goes, though its write is not yet due', async () => {
  await openDraft();
  draftStore.getState().dispatch({ type: 'rename', name: 'Winter Raid' });
  window.dispatchEvent(new Event('pagehide'));
  const { draftId } = draftStore.getState();
  expect(localStorage.getItem(`muster_draft_${draftId}`)).toContain('Winter Raid');
  expect(sessionStorage.getItem('muster_tab_draft')).toBe(draftId);
});
