import { Trans } from '@lingui/react/macro';
import { Panel } from '#components/panel/panel.tsx';
import { linkedText } from '#domain/community/linked-text.ts';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';

/** The organiser's own words; nothing without any. */
export function AboutEvent({ about }: { about: string | null }) {
  if (about === null) return null;
  return (
    <Panel title={<Trans>About this event</Trans>}>
      <LinkedText pieces={linkedText(about)} />
    </Panel>
  );
}
