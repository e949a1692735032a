import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnReport } from '#domain/events/log/own-report.ts';
import type { PairingResult } from '#domain/events/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { scoreWords } from '../frame/score-words.ts';

type ReportStateProps = {
  seen: OwnReport;
  /** The players in the order of the pairing, as results name them. */
  names: readonly [string, string];
  rival: string;
  onReport: (result: PairingResult) => void;
  onType: () => void;
};

/** The state of the result of the reader's game, and the next step. */
export function ReportState(props: ReportStateProps) {
  const { seen, rival, onType } = props;
  const { kind, own, theirs, result } = seen;
  if (kind === 'to-report') {
    return (
      <Button variant="primary" icon="flag" onClick={onType}>
        <Trans>Report the result</Trans>
      </Button>
    );
  }
  if (kind === 'to-confirm' && theirs !== null) return <ToConfirm {...props} theirs={theirs} />;
  if (kind === 'decided' && result !== null) {
    const score = scoreWords(result);
    return (
      <p role="status">
        <Trans>The organisers decided: {score}. Speak with them if it is wrong.</Trans>
      </p>
    );
  }
  return (
    <>
      {kind === 'waits' && own !== null && <Waits own={scoreWords(own)} rival={rival} />}
      {kind === 'disputed' && own !== null && theirs !== null && (
        <Disputed own={scoreWords(own)} theirs={scoreWords(theirs)} rival={rival} />
      )}
      {kind === 'agreed' && result !== null && <Agreed score={scoreWords(result)} />}
      <Button icon="edit" onClick={onType}>
        <Trans>Correct my report</Trans>
      </Button>
    </>
  );
}

function ToConfirm({ names, rival, theirs, onReport, onType }: ReportStateProps & { theirs: PairingResult }) {
  const { t } = useLingui();
  const score = scoreWords(theirs);
  const [first, second] = names;
  return (
    <Banner
      tone="info"
      title={t`${rival} reported ${score}`}
      actions={
        <>
          <Button variant="primary" icon="check" onClick={() => onReport(theirs)}>
            <Trans>Confirm</Trans>
          </Button>
          <Button icon="edit" onClick={onType}>
            <Trans>It was different</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          The first number is of {first}, the second of {second}.
        </Trans>
      </p>
    </Banner>
  );
}

function Waits({ own, rival }: { own: string; rival: string }) {
  return (
    <p role="status">
      <Trans>
        You reported {own}. It counts once {rival} confirms it.
      </Trans>
    </p>
  );
}

function Disputed({ own, theirs, rival }: { own: string; theirs: string; rival: string }) {
  const { t } = useLingui();
  return (
    <Banner tone="warning" role="status" title={t`You two reported different results`}>
      <p>
        <Trans>
          You: {own}; {rival}: {theirs}. Whoever is wrong corrects theirs, or the organisers decide.
        </Trans>
      </p>
    </Banner>
  );
}

function Agreed({ score }: { score: string }) {
  return (
    <p role="status">
      <Trans>Both of you reported {score}. It counts.</Trans>
    </p>
  );
}
