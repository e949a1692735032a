import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventView } from '#data/events/event.ts';
import { saveEvent } from '#data/events/save-event.ts';
import { bodyOf, changedColumns, type EventBody } from '#domain/events/draft/draft-body.ts';
import { draftFaults, FAULTY_FIELDS, type FaultyField } from '#domain/events/draft/draft-faults.ts';
import { draftOfEvent } from '#domain/events/draft/draft-of-event.ts';
import { type EventDraft, newDraft, type ZonedTimes } from '#domain/events/draft/event-draft.ts';
import { nowIso } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { deviceZone } from '#platform/time-zones.ts';
import { instantIn, localIn } from '#platform/zoned-time.ts';
import { toast } from '#ui/toast/toast.tsx';
import { fieldId, showField } from './form-field.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useTyped } from './use-typed.ts';

export const TIMES: ZonedTimes = { instantOf: instantIn, localOf: localIn };

export type EventForm = ReturnType<typeof useEventForm>;

/** The form of an event (null: a new one): its draft, its faults once one saves, and saving. */
export function useEventForm(userId: string, event: EventView | null) {
  const id = event?.id ?? null;
  const faultWords = useFaultWords();
  const { changes, saveKey, keep, startOver } = useTyped(userId, id);
  // The instant of the last try: faults are told from then on.
  const [triedAt, setTriedAt] = useState<string | null>(null);
  const [openedAt] = useState(nowIso);
  const base = event === null ? newDraft(deviceZone()) : draftOfEvent(event, TIMES);
  const before = event === null ? null : base;
  const draft: EventDraft = { ...base, ...changes };
  const faultsAt = (now: string) => draftFaults(draft, { ...TIMES, now, before });
  const faults = triedAt === null ? {} : faultsAt(triedAt);
  const saving = useSaving(id, saveKey, startOver);
  const deadline = event?.listDeadline ?? null;
  return {
    draft,
    event,
    isChanged: Object.keys(changes).length > 0,
    isDeadlineOver: deadline !== null && new Date(deadline).toISOString() <= openedAt,
    /** The id of a field and, once one has tried to save, the words for its fault. */
    field: (field: FaultyField) => {
      const fault = faults[field];
      return { id: fieldId(field), error: fault === undefined ? undefined : faultWords(fault, field) };
    },
    change: (part: Partial<EventDraft>) => {
      if (!saving.isPending) saving.reset();
      keep({ ...changes, ...part });
    },
    startOver: () => {
      setTriedAt(null);
      saving.reset();
      return startOver();
    },
    problem: saving.data?.ok === false ? saving.data.problem : null,
    isSaving: saving.isPending,
    save: () => {
      if (saving.isPending) return;
      const now = nowIso();
      const found = faultsAt(now);
      const first = FAULTY_FIELDS.find((field) => found[field] !== undefined);
      setTriedAt(now);
      if (first !== undefined) showField(first);
      else if (before === null) saving.mutate(bodyOf(draft, TIMES));
      else saving.mutate(changedColumns(bodyOf(draft, TIMES), bodyOf(before, TIMES)));
    },
  };
}

/** Saves an event, forgets what was typed, and goes on to its page. A failure keeps everything. */
function useSaving(id: string | null, saveKey: string, forget: () => unknown) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (body: EventBody) => saveEvent(body, id, saveKey),
    onSuccess: async (outcome) => {
      if (!outcome.ok) return;
      forget();
      void client.invalidateQueries({ queryKey: ['events'] });
      toast.success(
        id === null
          ? { title: t`Event saved`, description: t`Nobody else sees it until you announce it.` }
          : { title: t`Event saved` },
      );
      await navigate(paths.event(outcome.id));
    },
  });
}
