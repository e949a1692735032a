import { Trans, useLingui } from '@lingui/react/macro';
import { type PostField, changedFields, type PostForm, postFields } from '#domain/community/post-form.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import type { PostFormModel } from './use-post-form.ts';

type UpdateNoteProps = { model: PostFormModel; form: PostForm; autoImage: string | null };

/**
 * Shows before posting which post is updated and with which changes. The units are always those of
 * the open list.
 */
export function UpdateNote({ model, form, autoImage }: UpdateNoteProps) {
  const { t, i18n } = useLingui();
  const { post, isUnknown, tryAgain } = model;
  if (isUnknown) {
    return (
      <Banner
        tone="warning"
        actions={
          <Button size="sm" icon="refresh" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your earlier posts could not be read. Nothing is posted before they are.</Trans>
      </Banner>
    );
  }
  if (post === null) return null;
  const words: Readonly<Record<PostField, string>> = {
    description: t`Description`,
    image_url: t`Picture`,
    tournament: t`Tournament data`,
  };
  const changed = changedFields(post, postFields(form, autoImage)).map((field) => words[field]);
  const day = i18n.date(new Date(post.updated_at), { dateStyle: 'medium' });
  return (
    <Banner tone="info" title={<Trans>This updates your post of {day}</Trans>}>
      <p>
        {changed.length === 0 ? (
          <Trans>The units are replaced by those of this list. The rest stays as it is.</Trans>
        ) : (
          <Trans>The units are replaced by those of this list. Also changed: {changed.join(', ')}.</Trans>
        )}
      </p>
    </Banner>
  );
}
