import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import type { EventState, SeatStatus } from '#data/events/event.ts';
import type { Badge } from '#ui/badge/badge.tsx';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;
type Mark = { readonly words: MessageDescriptor; readonly tone: Tone };

/** The states of an event as marks. */
export const STATE_MARKS: Readonly<Record<EventState, Mark>> = {
  draft: { words: msg`Draft`, tone: 'neutral' },
  open: { words: msg`Open for players`, tone: 'success' },
  closed: { words: msg`Takes no new players`, tone: 'neutral' },
  running: { words: msg`Running`, tone: 'info' },
  finished: { words: msg`Finished`, tone: 'neutral' },
  cancelled: { words: msg`Cancelled`, tone: 'danger' },
};

/** The reader's own place in an event as marks. */
export const OWN_SEAT_MARKS: Readonly<Record<SeatStatus, Mark>> = {
  in: { words: msg`You have a seat`, tone: 'gold' },
  waiting: { words: msg`You wait for a seat`, tone: 'warning' },
  withdrawn: { words: msg`You withdrew`, tone: 'neutral' },
};
