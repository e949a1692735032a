import { useLingui } from '@lingui/react/macro';
import type { WaitReason } from '#data/cloud/send-change.ts';
import type { Pending, Refusal } from '#domain/roster/sync/pending.ts';

/** Returns the texts for changes that the cloud has not accepted. */
export function useWaitWords() {
  const { t } = useLingui();
  const refusals: Readonly<Record<Refusal, string>> = {
    'not-allowed': t`Your account may not save lists any more.`,
    'not-accepted': t`A name or a value in it has a form that the cloud does not store.`,
    'no-room': t`Your account is full. The list stays on this device. Delete lists in the cloud, then try again.`,
    'wab-id-missing': t`Your profile doesn't have a WAB ID assigned`,
    'wab-id-unknown': t`Failed to retrieve your WAB ID`,
  };
  const reason = (why: WaitReason | null): string => {
    switch (why) {
      case 'offline':
        return t`The cloud cannot be reached now. What waits is kept on this device and sent by itself.`;
      case 'signed-out':
        return t`Your sign-in is no longer good. What waits is kept on this device and sent once you are signed in.`;
      case 'wab-id-unknown':
        return t`Failed to retrieve your WAB ID. What waits is kept on this device and sent later by itself.`;
      case 'fault':
        return t`The cloud has a fault at the moment. What waits is kept on this device and sent later by itself.`;
      case null:
        return t`It is kept on this device and sent by itself.`;
    }
  };
  const change = ({ type, list: { name }, state }: Pending): string => {
    if (state.kind === 'refused') return `${t`Save “${name}”`}: ${refusals[state.reason]}`;
    return type === 'save' ? t`Save “${name}”` : t`Delete “${name}”`;
  };
  return { reason, change };
}
