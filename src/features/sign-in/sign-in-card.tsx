import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Crest } from '#ui/crest/crest.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './sign-in.module.css';

/** The five houses around the table, the one in the middle last, as it lies on top. */
const HOUSES = ['syenann', 'feudom', 'northern-tribes', 'scions-of-yaldabaoth', 'hegemony-of-embersig'];

type SignInCardProps = {
  title: string;
  children: ReactNode;
  /** Under the card. */
  below?: ReactNode;
};

/**
 * The sheet that everything about signing in is written on: crests and what an account is for,
 * beside the form. Its title is the page's.
 */
export function SignInCard({ title, children, below }: SignInCardProps) {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`${title} – Muster`}</title>
      <article className={styles.card}>
        <aside className={styles.side}>
          <div className={styles.crests}>
            {HOUSES.map((house) => (
              <span key={house} className={styles.crest}>
                <Crest hue={house} size={72} />
              </span>
            ))}
          </div>
          <p className={styles.motto}>
            <Trans>A place at the table</Trans>
          </p>
          <ul className={styles.gains}>
            <li>
              <Icon name="list" />
              <Trans>Your lists on every device</Trans>
            </li>
            <li>
              <Icon name="banner" />
              <Trans>Your lists on the community’s board</Trans>
            </li>
            <li>
              <Icon name="heart" />
              <Trans>The players whom you follow</Trans>
            </li>
          </ul>
        </aside>
        <div className={styles.sheet}>
          <h1>{title}</h1>
          {children}
        </div>
      </article>
      {below}
    </div>
  );
}
