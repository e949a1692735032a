import { describe, expect, it } from 'vitest';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { judgeChange } from './judge-change.ts';
import { EMPTY_OVERLAY } from './overlay.ts';

const units = (change: object) => ({ ...EMPTY_OVERLAY, units: { 'north/orc': change } });

describe('a change over a release', () => {
  it('is told by what it changes of the release, not of the files', () => {
    const judged = judgeChange(
      catalogueSources(),
      units({ fields: { points: 25 } }),
      units({ fields: { points: 30 } }),
    );
    expect(judged).toMatchObject({
      ok: true,
      differences: [
        { target: 'north/orc', what: 'changed', fields: [{ field: 'points', before: 25, after: 30 }] },
      ],
    });
  });

  it('is refused with every fault that it makes, and with those of the release', () => {
    const wrong = units({ fields: { companionOf: 'nobody' } });
    expect(judgeChange(catalogueSources(), EMPTY_OVERLAY, wrong)).toMatchObject({ ok: false });
    expect(judgeChange(catalogueSources(), wrong, EMPTY_OVERLAY)).toMatchObject({ ok: false });
  });
});
