import { Trans, useLingui } from '@lingui/react/macro';
import { ageText } from '#platform/age-text.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import type { OlderCopy } from './use-texts.ts';

type OlderCopyBannerProps = { copy: OlderCopy; onRetry: () => void };

/** Explains that newer texts may exist, gives the age of these, and offers another try. */
export function OlderCopyBanner({ copy, onRetry }: OlderCopyBannerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const age = copy.kind === 'kept' ? ageText(copy.savedAt, language) : '';
  return (
    <Banner
      tone="info"
      title={t`You are reading an older copy`}
      role="status"
      actions={
        <Button size="sm" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        {copy.kind === 'kept' ? (
          <Trans>
            The newest texts could not be fetched. These were fetched {age}, on your last visit with a
            network.
          </Trans>
        ) : (
          <Trans>The newest texts could not be fetched. These came with the app.</Trans>
        )}
      </p>
    </Banner>
  );
}
