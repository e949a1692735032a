import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_REASON } from '#data/admin/help.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { HELP_WORDS, type HelpKind } from './help-words.ts';
import { PasswordLink } from './password-link.tsx';
import { useHelp } from './use-help.ts';

/** The help that an account is to get. */
export type WantedHelp = {
  readonly kind: HelpKind;
  readonly id: string;
  readonly name: string;
};

/**
 * Asks before an account is helped: shows the effect, and asks for the reason, which the log keeps.
 */
export function HelpDialog({ help, onClose }: { help: WantedHelp; onClose: () => void }) {
  const { t } = useLingui();
  const words = HELP_WORDS[help.kind];
  const { isBusy, problem, link, run } = useHelp(help, onClose);
  // Everyday help needs no typing; help that cannot be undone does.
  const [reason, setReason] = useState(words.isDanger ? '' : t`The owner asked for it`);
  const isReady = reason.trim().length >= 3;
  const { name } = help;
  const title = t(words.label);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`${title}: ${name}`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        link === null ? (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant={words.isDanger ? 'danger' : 'primary'}
              busy={isBusy}
              disabled={!isReady}
              onClick={() => void run(reason)}
            >
              {t(words.confirm)}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {link === null ? (
        <div className="stack">
          {problem !== null && (
            <div role="alert">
              <Banner tone="violation">{problem}</Banner>
            </div>
          )}
          <p>{t(words.body)}</p>
          <TextField
            label={t`Reason`}
            hint={t`The log keeps it.`}
            maxLength={MOST_REASON}
            value={reason}
            onValueChange={setReason}
          />
        </div>
      ) : (
        <PasswordLink name={name} link={link} />
      )}
    </Dialog>
  );
}
