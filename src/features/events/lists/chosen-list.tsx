import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListLines } from '#components/list-lines/list-lines.tsx';
import { sayOpenedAsCopy } from '#components/undo/opened-as-copy.ts';
import { catalogue } from '#data/catalogue.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { eventCode, MOST_CODE, readEventList } from '#domain/events/lists/read-event-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './event-lists.module.css';
import type { HandInDialogProps } from './hand-in-dialog.tsx';
import { ListCheck } from './list-check.tsx';
import { useHandIn } from './use-hand-in.ts';

const MOST_REASON = 200;

type ChosenListProps = Omit<HandInDialogProps, 'onClose'> & {
  document: RosterDocument;
  onBack: () => void;
  onDone: () => void;
};

/** The chosen list as the organisers will read it, with its check and the last question. */
export function ChosenList({ event, seat, way, document, onBack, onDone }: ChosenListProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const { handIn, isBusy, problem } = useHandIn(event.id, onDone);
  const code = eventCode(document, catalogue);
  // The check is that of the code: the organisers get nothing else.
  const read = readEventList(code, event.format, catalogue);
  if (read === null || code.length > MOST_CODE) {
    return (
      <div className={styles.section}>
        <Banner tone="violation" role="alert">
          <p>
            <Trans>This list is longer than an event takes. Choose another one.</Trans>
          </p>
        </Banner>
        <Back onBack={onBack} />
      </div>
    );
  }
  const { problems, points } = read.verdict;
  const isLate = way === 'late';
  const mend = () => {
    loadDraft(document);
    if (document.savedId === null) sayOpenedAsCopy();
    void navigate(paths.builder());
  };
  return (
    <form
      className={styles.section}
      onSubmit={(submit) => {
        submit.preventDefault();
        void handIn({
          code,
          verdict: read.verdict,
          facts: read.facts,
          player: way === 'own' ? null : seat.id,
          reason: isLate ? reason.trim() : null,
        });
      }}
    >
      <p className={styles.lines}>
        <ListLines
          name={document.name.trim() === '' ? t`Untitled List` : document.name}
          faction={read.document.faction}
          points={points}
        />
      </p>
      <ListCheck read={read} format={event.format} />
      {problems > 0 && (
        <Banner
          tone="warning"
          title={<Plural value={problems} one="This list has # problem" other="This list has # problems" />}
          actions={
            <Button icon="edit" onClick={mend}>
              <Trans>Open in the builder</Trans>
            </Button>
          }
        >
          <p>
            <Trans>You may hand it in all the same. The organisers see the problems and decide.</Trans>
          </p>
        </Banner>
      )}
      {isLate && (
        <TextField
          label={t`Why it is taken late`}
          hint={t`Everybody can read the reason.`}
          required
          maxLength={MOST_REASON}
          value={reason}
          onValueChange={setReason}
        />
      )}
      {problem !== null && (
        <Banner tone="violation" role="alert">
          <p>{t(problem)}</p>
        </Banner>
      )}
      <div className={styles.tools}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={isLate && reason.trim() === ''}>
          {problems > 0 ? <Trans>Hand in with problems</Trans> : <Trans>Hand in this list</Trans>}
        </Button>
        <Back onBack={onBack} />
      </div>
    </form>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button icon="chevron-left" onClick={onBack}>
      <Trans>Another list</Trans>
    </Button>
  );
}
