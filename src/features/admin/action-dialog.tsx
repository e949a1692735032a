import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_REASON, setHidden, warnPlayer } from '#data/admin/admin-reports.ts';
import { banPlayer } from '#data/admin/users.ts';
import { plainProse } from '#domain/community/plain-text.ts';
import { daysFromNow } from '#platform/clock.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { useAct } from './use-act.tsx';

/** Something that is done to a player for a reason, which the player reads. */
export type AdminAction = {
  readonly kind: 'warn' | 'ban' | 'hide-list' | 'hide-comment';
  /** The player, or what is to be hidden. */
  readonly id: string;
  /** The player's name. */
  readonly name: string;
  /** The report that led to it. */
  readonly reportId: string | null;
};

const REASON_LABELS: Readonly<Record<AdminAction['kind'], MessageDescriptor>> = {
  warn: msg`What is wrong, and what you expect`,
  ban: msg`Why the player is banned`,
  'hide-list': msg`Why the list is hidden`,
  'hide-comment': msg`Why the comment is hidden`,
};

const LASTING = ['1', '7', '30', ''] as const;

/** Asks for the reason of a warning, a ban or a hiding, and does it. */
export function ActionDialog({ action, onClose }: { action: AdminAction; onClose: () => void }) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const words = useWords(action);
  const [body, setBody] = useState('');
  const [days, setDays] = useState<(typeof LASTING)[number]>('7');
  const reason = plainProse(body, MOST_REASON);
  const run = async () => {
    if (action.kind === 'warn') return warnPlayer(action.id, reason, action.reportId);
    if (action.kind === 'ban')
      return banPlayer(action.id, reason, days === '' ? null : daysFromNow(Number(days)));
    return setHidden(action.kind === 'hide-list' ? 'list' : 'comment', action.id, reason);
  };
  const lasting = { '1': t`One day`, '7': t`7 days`, '30': t`30 days`, '': t`No end date` };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={`${words.effect} ${t`The player reads the reason, without your name.`}`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={reason === ''}
            onClick={() => act({ action: run, done: words.done, after: onClose })}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="stack">
        {action.kind === 'ban' && (
          <Select
            label={t`How long`}
            showLabel
            value={days}
            items={LASTING.map((value) => ({ value, label: lasting[value] }))}
            onValueChange={setDays}
          />
        )}
        <TextArea
          label={t(REASON_LABELS[action.kind])}
          rows={5}
          maxLength={MOST_REASON}
          value={body}
          onValueChange={setBody}
        />
      </div>
    </Dialog>
  );
}

function useWords({ kind, name }: AdminAction) {
  const { t } = useLingui();
  const ofHiding = {
    effect: t`Only its author and administrators can see it until you restore it.`,
    confirm: t`Hide`,
    done: t`It is hidden now.`,
  };
  switch (kind) {
    case 'warn':
      return {
        title: t`Warn ${name}`,
        effect: t`It appears at the top of the activity page.`,
        confirm: t`Send the warning`,
        done: t`${name} was warned.`,
      };
    case 'ban':
      return {
        title: t`Ban ${name}?`,
        effect: t`They are signed out everywhere and can write nothing. Their posts, comments and likes are hidden until the ban ends; nothing is deleted.`,
        confirm: t`Ban`,
        done: t`${name} is banned.`,
      };
    case 'hide-list':
      return { title: t`Hide the list of ${name}?`, ...ofHiding };
    case 'hide-comment':
      return { title: t`Hide the comment of ${name}?`, ...ofHiding };
  }
}
