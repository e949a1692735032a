import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { translateTexts } from '#data/admin/translate.ts';
import { toast } from '#ui/toast/toast.tsx';

export type Target = 'es' | 'fr';

/**
 * Translates texts for an editor and reports who did it: a machine's text must be read before it is
 * saved.
 */
export function useTranslate() {
  const { t } = useLingui();
  const [isTranslating, setTranslating] = useState(false);
  const translate = async (texts: readonly string[], language: Target): Promise<readonly string[]> => {
    setTranslating(true);
    const { texts: translated, by } = await translateTexts(texts, language);
    setTranslating(false);
    if (by === 'service') toast.success({ title: t`Translated. Read it before you save.` });
    else {
      toast.warning({
        title: t`The translator could not be asked`,
        description: t`Only known words were put in, one by one. Mend it before you save.`,
      });
    }
    return translated;
  };
  return { isTranslating, translate };
}
