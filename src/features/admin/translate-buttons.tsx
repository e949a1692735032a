import { Trans } from '@lingui/react/macro';
import type { Target } from './use-translate.ts';
import { Button } from '#ui/button/button.tsx';

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
