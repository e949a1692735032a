import { plural, t } from '@lingui/core/macro';
import type { SaveAnswer } from '#data/cloud/create-cloud-sync.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Reports the outcome of uploading lists to the cloud. */
export function sayUploads(answers: readonly SaveAnswer[]): void {
  const count = (kind: SaveAnswer['kind']) => answers.filter((answer) => answer.kind === kind).length;
  const [saved, waiting, failed] = [count('saved'), count('waiting'), count('refused') + count('conflict')];
  if (saved === 1 && answers.length === 1) toast.success({ title: t`List saved to cloud successfully!` });
  else if (saved > 0) {
    toast.success({
      title: t`${plural(saved, { one: '# list saved to the cloud', other: '# lists saved to the cloud' })}`,
    });
  }
  if (waiting > 0) {
    toast.warning({
      title: t`${plural(waiting, { one: '# list waits for the cloud', other: '# lists wait for the cloud' })}`,
      description: t`The cloud cannot be reached now. What waits is kept on this device and sent by itself.`,
    });
  }
  if (failed > 0) {
    toast.error({
      title: t`Failed to save list to cloud`,
      description: t`See what waits, at the top of your saved lists.`,
    });
  }
}
