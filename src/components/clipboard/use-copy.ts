import { useLingui } from '@lingui/react/macro';
import { copyText } from '#platform/sharing/clipboard.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns functions that copy to the clipboard and report the outcome, the same on every page. Each
 * resolves to true when the text was copied. `byHand` goes into the message when it was not, unless
 * the page shows the text anyway.
 */
export function useCopy() {
  const { t } = useLingui();
  const copy = async (text: string, done: string, failed: string, byHand?: string): Promise<boolean> => {
    const isCopied = await copyText(text);
    if (isCopied) toast.success({ title: done });
    else toast.error({ title: failed, ...(byHand !== undefined && { description: byHand }) });
    return isCopied;
  };
  const copyAs = async (done: string, text: string, byHand?: string) =>
    copy(text, done, t`Could not copy text to clipboard`, byHand);
  return {
    copyLink: async (link: string, byHand?: string) =>
      copy(link, t`Link copied to clipboard`, t`Failed to copy link`, byHand),
    copyList: async (text: string) => copyAs(t`Army list has been copied to your clipboard`, text),
    /** Copies any other text; `done` says that it is copied. */
    copyAs,
  };
}
