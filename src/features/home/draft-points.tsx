import { Trans } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { parseDraft } from '#data/lists/draft-text.ts';
import { armyOf } from '#domain/roster/army.ts';
import { totalsOf } from '#domain/roster/totals.ts';

/** The points of a stored draft; nothing when it cannot be read. */
export function DraftPoints({ text }: { text: string }) {
  const { history } = parseDraft(text);
  if (history === null) return null;
  const { points } = totalsOf(armyOf(history.document, catalogue));
  return (
    <>
      {' · '}
      <Trans>{points} pts</Trans>
    </>
  );
}
