import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { POST } from '#tests/builders/community-post.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { parseCloudList, toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import { documentFromSavedList, toSavedList } from '#domain/roster/saved-list.ts';
import { loadIntoBuilder } from './list-exports.ts';

/** The columns that the table adds to a row. */
const STAMPS = { revision: 1, wab_id: 'WAB-7Q2X', created_at: '2026-01-02T00:00:00+00:00' };
const SOURCE = { ...POST, id: 'post-0', name: 'First Line' };

describe('a posted list in the builder', () => {
  it('remembers its original when opened as a copy, also through the cloud on another device', () => {
    putDraft();
    loadIntoBuilder({ ...POST, source: SOURCE }, 'copy');
    expect(draft().basedOn).toEqual({ id: 'post-1', name: 'Ice Line' });
    const stamp = { id: 'row', createdAt: '2026-01-02T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' };
    const saved = toSavedList(draft(), catalogue, stamp);
    const row = saved.ok ? { ...toCloudRow(saved.list), ...STAMPS } : null;
    const there = parseCloudList(JSON.parse(JSON.stringify(row)));
    const loaded = there === null ? null : documentFromSavedList(there.list, catalogue);
    expect(loaded?.basedOn).toEqual({ id: 'post-1', name: 'Ice Line' });
  });

  it('keeps its own source, or no source, when opened as the original', () => {
    putDraft();
    loadIntoBuilder({ ...POST, source: SOURCE }, 'original');
    expect(draft().basedOn).toEqual({ id: 'post-0', name: 'First Line' });
    loadIntoBuilder(POST, 'original');
    expect(draft()).not.toHaveProperty('basedOn');
  });
});
