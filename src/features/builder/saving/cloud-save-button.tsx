import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { useCloudSave } from './use-cloud-save.ts';

/**
 * Saves the army to the cloud. For a guest it explains that this needs an account, and a press
 * leads to signing in.
 */
export function CloudSaveButton() {
  const { t } = useLingui();
  const { save, isSaving, isAllowed, isGuest } = useCloudSave();
  return (
    <Button
      variant="secondary"
      icon="cloud"
      busy={isSaving}
      onClick={save}
      {...(isAllowed ? {} : { 'aria-disabled': true })}
      {...(isGuest ? { title: t`Login required to use cloud features` } : {})}
    >
      <Trans>Save to cloud</Trans>
    </Button>
  );
}
