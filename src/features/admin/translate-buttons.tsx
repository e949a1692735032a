import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { translateTexts } from '#data/admin/translate.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';

type Target = 'es' | 'fr';

/** Texts by the names that an editor has for them. */
type NamedTexts = Readonly<Record<string, string>>;

type TranslateButtonsProps = {
  disabled?: boolean;
  /** The English texts that a language is to get; without any nothing is translated. */
  textsFor: (language: Target) => NamedTexts;
  onTranslated: (language: Target, texts: NamedTexts) => void;
};

/**
 * Fills the fields of a language from the English ones, and reports who translated: a machine's
 * text must be read before it is saved.
 */
export function TranslateButtons({ disabled, textsFor, onTranslated }: TranslateButtonsProps) {
  const { t } = useLingui();
  const { isPending, mutate } = useMutation({
    mutationFn: async ({ texts, language }: { texts: NamedTexts; language: Target }) =>
      translateTexts(Object.values(texts), language),
    onSuccess: ({ texts: translated, by }, { texts, language }) => {
      const named = Object.keys(texts).map((name, at) => [name, translated[at] ?? ''] as const);
      onTranslated(language, Object.fromEntries(named));
      if (by === 'service') toast.success({ title: t`Translated. Read it before you save.` });
      else {
        toast.warning({
          title: t`The translator could not be asked`,
          description: t`Only known words were translated, one by one. Correct it before you save.`,
        });
      }
    },
  });
  const translate = (language: Target) => {
    const texts = textsFor(language);
    if (Object.keys(texts).length > 0) mutate({ texts, language });
  };
  return (
    <>
      <Button icon="globe" busy={isPending} disabled={disabled} onClick={() => translate('es')}>
        <Trans>Into Spanish</Trans>
      </Button>
      <Button icon="globe" busy={isPending} disabled={disabled} onClick={() => translate('fr')}>
        <Trans>Into French</Trans>
      </Button>
    </>
  );
}
