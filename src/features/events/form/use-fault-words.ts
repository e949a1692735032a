import { useLingui } from '@lingui/react/macro';
import type { DraftFault, FaultyField } from '#domain/events/draft/draft-faults.ts';

/** Returns the words for the fault of a field: the problem with its remedy. */
export function useFaultWords() {
  const { t } = useLingui();
  const missing: Readonly<Partial<Record<FaultyField, string>>> = {
    name: t`Give the event a name.`,
    startsAt: t`Choose when the event begins.`,
    listDeadline: t`Choose the deadline of the lists.`,
    listsShownAt: t`Choose when the lists are shown.`,
  };
  return (fault: DraftFault, field: FaultyField): string => {
    switch (fault.kind) {
      case 'missing':
        return missing[field] ?? t`Please fill this in.`;
      case 'too-long':
        return t`Too long: ${fault.most} characters at most.`;
      case 'out-of-range':
        return t`A whole number from ${fault.min} to ${fault.max}, please.`;
      case 'no-picture':
        return t`The address must begin with https:// and lead to a picture.`;
      case 'too-large':
        return t`This format has too many limits for an event. Remove some, or choose another.`;
      case 'no-such-time':
        return t`Clocks in this time zone never show this time. Choose another.`;
      case 'past':
        return t`This has passed already. Choose a later time.`;
      case 'before-deadline':
        return t`Lists stay sealed until the deadline. Choose the deadline or later.`;
    }
  };
}
