import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { translateTexts } from '#data/admin/translate.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';

type TranslateButtonsProps = {
  isBusy: boolean;
  disabled?: boolean;
  onTranslate: (language: Target) => void;
};

/** Fills the fields of a language from the English ones. */
export function TranslateButtons({ isBusy, disabled, onTranslate }: TranslateButtonsProps) {
  return (
    <>
      <Button icon="globe" busy={isBusy} disabled={disabled} onClick={() => onTranslate('es')}>
        <Trans>Into Spanish</Trans>
      </Button>
      <Button icon="globe" busy={isBusy} disabled={disabled} onClick={() => onTranslate('fr')}>
        <Trans>Into French</Trans>
      </Button>
    </>
  );
}

export type Target = 'es' | 'fr';

/**
 * Translates texts for an editor and reports who did it: a machine's text must be read before it is
 * saved.
 */
export function useTranslate() {
  const { t } = useLingui();
  const { isPending: isTranslating, mutateAsync } = useMutation({
    mutationFn: async ({ texts, language }: { texts: readonly string[]; language: Target }) =>
      translateTexts(texts, language),
    onSuccess: ({ by }) => {
      if (by === 'service') toast.success({ title: t`Translated. Read it before you save.` });
      else {
        toast.warning({
          title: t`The translator could not be asked`,
          description: t`Only known words were put in, one by one. Mend it before you save.`,
        });
      }
    },
  });
  const translate = async (texts: readonly string[], language: Target): Promise<readonly string[]> =>
    (await mutateAsync({ texts, language })).texts;
  return { isTranslating, translate };
}
