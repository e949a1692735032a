import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#platform/use-language.ts';
import { Article } from '#ui/article/article.tsx';
import { Account, Changes, Host, Moderation, Posts, Use, Warranty, What } from './terms-sections.tsx';
import { dayText, LAST_CHANGED } from './last-changed.ts';

/** /terms-of-service and /terms: what players may expect and what is expected of them. */
export function TermsPage() {
  const { t } = useLingui();
  const day = dayText(LAST_CHANGED.terms, useLanguage());
  return (
    <div className="page">
      <title>{t`Terms of service – Muster`}</title>
      <Article
        title={t`Terms of service`}
        lead={
          <p>
            <Trans>
              In short: Muster is free and made by fans. Use it as you like, be fair to others on the board,
              and keep a copy of what matters to you.
            </Trans>
          </p>
        }
        changed={t`Last changed on ${day}`}
        contentsLabel={t`Contents`}
        sections={[
          { id: 'what', title: t`What this is`, body: <What /> },
          { id: 'use', title: t`Using it`, body: <Use /> },
          { id: 'account', title: t`Your account`, body: <Account /> },
          { id: 'posts', title: t`What you post`, body: <Posts /> },
          { id: 'moderation', title: t`Reports and moderation`, body: <Moderation /> },
          { id: 'warranty', title: t`No warranty`, body: <Warranty /> },
          { id: 'host', title: t`Software and host`, body: <Host /> },
          { id: 'changes', title: t`When these terms change`, body: <Changes /> },
        ]}
      />
    </div>
  );
}
