import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { clearMails, deleteMail, type MailStatus, type OutboxMail, outboxQuery } from '#data/admin/mail.ts';
import { mailFaultReason } from '#domain/admin/mail-faults.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { When } from '../when.tsx';
import { MAIL_FAULT_WORDS } from './fault-words.ts';

const STATES = ['all', 'waiting', 'sent', 'kept', 'failed'] as const;

const STATE_WORDS: Readonly<Record<(typeof STATES)[number], MessageDescriptor>> = {
  all: msg`All emails`,
  waiting: msg`Waiting`,
  sent: msg`Sent`,
  kept: msg`To deliver by hand`,
  failed: msg`Failed`,
};

const KIND_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  confirmation: msg`Confirmation`,
  invite: msg`Invitation`,
  magic_link: msg`Link to sign in`,
  recovery: msg`New password`,
  email_change: msg`New address`,
  reauthentication: msg`Code`,
  game_result: msg`Game result`,
};

const TONES = { waiting: 'info', sent: 'success', kept: 'warning', failed: 'danger' } as const;

/** The newest mails with their state. */
export function Outbox() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { isBusy, ask, dialog } = useAct();
  const status = STATES.find((each) => each === search.get('status')) ?? 'all';
  const query = useQuery(outboxQuery(status));
  const clear = (which: 'sent' | 'failed') =>
    ask({
      title: which === 'sent' ? t`Delete all sent emails?` : t`Delete all failed emails?`,
      body: t`They are removed from the outbox. This cannot be undone.`,
      confirm: t`Delete`,
      isDanger: true,
      action: async () => clearMails(which),
      done: t`They are deleted.`,
    });
  const remove = ({ id, recipient }: OutboxMail) =>
    ask({
      title: t`Delete the email to ${recipient}?`,
      body: t`Its link and its code stay valid until they expire. This cannot be undone.`,
      confirm: t`Delete`,
      isDanger: true,
      action: async () => deleteMail(id),
      done: t`The email is deleted.`,
    });
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>Outbox</Trans>
      </h2>
      <div className={styles.bar}>
        <Select
          data-narrow=""
          label={t`Which emails`}
          value={status}
          items={STATES.map((value) => ({ value, label: t(STATE_WORDS[value]) }))}
          onValueChange={(next) => setSearch({ status: next }, { replace: true, preventScrollReset: true })}
        />
        {(status === 'sent' || status === 'failed') && (
          <Button icon="trash" busy={isBusy} onClick={() => clear(status)}>
            <Trans>Delete all</Trans>
          </Button>
        )}
      </div>
      <Loaded query={query}>
        {(mails) => (
          <ul className={styles.rows}>
            {mails.length === 0 && (
              <li className={styles.muted}>
                <Trans>There are no such emails.</Trans>
              </li>
            )}
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} onDelete={() => remove(mail)} />
            ))}
          </ul>
        )}
      </Loaded>
      {dialog}
    </section>
  );
}

function MailRow({ mail, onDelete }: { mail: OutboxMail; onDelete: () => void }) {
  const { t } = useLingui();
  const kind = KIND_WORDS[mail.kind];
  const state: MailStatus = mail.status;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h3 className={styles.name}>{kind === undefined ? mail.kind : t(kind)}</h3>
          <p className={styles.facts}>
            <Badge tone={TONES[state]}>{t(STATE_WORDS[state])}</Badge>
            <span>{mail.recipient}</span>
            <When at={mail.created_at} />
            {mail.attempts > 1 && <Trans>{mail.attempts} attempts</Trans>}
          </p>
          {mail.last_fault !== null && <Fault words={mail.last_fault} />}
        </div>
        <Button size="sm" variant="quiet" iconOnly icon="trash" label={t`Delete`} onClick={onDelete} />
      </div>
      {mail.body_text !== null && (
        <Disclosure title={mail.subject ?? ''}>
          <pre className={styles.pre}>{mail.body_text}</pre>
        </Disclosure>
      )}
    </li>
  );
}

/** The reason in the reader's words, and those of the mail server. */
function Fault({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <>
      <p>{t(MAIL_FAULT_WORDS[mailFaultReason(words)])}</p>
      <p className={styles.muted}>{words}</p>
    </>
  );
}
