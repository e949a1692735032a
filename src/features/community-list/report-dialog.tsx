import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  MOST_REPORT_DETAILS,
  REPORT_REASONS,
  type ReportKind,
  type ReportReason,
  sendGuestReport,
  sendReport,
} from '#data/community/reports.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { plainProse } from '#domain/community/plain-text.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './community-list.module.css';

const REASON_WORDS: Readonly<Record<ReportReason, MessageDescriptor>> = {
  spam: msg`Advertising or spam`,
  offensive: msg`Offensive or hateful`,
  harassment: msg`Harasses someone`,
  personal_data: msg`Reveals personal data`,
  other: msg`Something else`,
};

const TITLES: Readonly<Record<ReportKind, MessageDescriptor>> = {
  list: msg`Report the list`,
  comment: msg`Report the comment`,
  player: msg`Report the player`,
};

type ReportDialogProps = { kind: ReportKind; targetId: string; onClose: () => void };

/** Reports a problem to the administrators. Nobody else learns who reported it. */
export function ReportDialog({ kind, targetId, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const isGuest = userIdOf(useViewer()) === null;
  const [reason, setReason] = useState<ReportReason>('spam');
  const [details, setDetails] = useState('');
  const [website, setWebsite] = useState('');
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      const words = plainProse(details, MOST_REPORT_DETAILS);
      const report = { kind, targetId, reason, details: words === '' ? null : words };
      return isGuest ? sendGuestReport(report, website) : sendReport(report);
    },
    onSuccess: (outcome) => {
      if (!outcome.ok && outcome.problem.code !== 'exists') return;
      onClose();
      toast.success({
        title: outcome.ok
          ? t`Thank you. An administrator will look at it.`
          : t`You have reported this already.`,
      });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(TITLES[kind])}
      description={
        isGuest
          ? t`Only administrators see your report. It does not say who you are.`
          : t`Only administrators see your report.`
      }
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            <Trans>Send the report</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {data?.ok === false && (
          <Banner tone="violation" role="alert">
            {t(communityProblemMessage(data.problem))}
          </Banner>
        )}
        <fieldset className={styles.reasons}>
          <legend>
            <Trans>What is wrong with it?</Trans>
          </legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className={styles.reason}>
              <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />
              {t(REASON_WORDS[one])}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t`More about it, if you like`}
          rows={3}
          maxLength={MOST_REPORT_DETAILS}
          value={details}
          onValueChange={setDetails}
        />
        {isGuest && (
          // Programs fill in every field; no person sees this one.
          <input
            className="visually-hidden"
            name="website"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            value={website}
            onChange={(event) => setWebsite(event.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
