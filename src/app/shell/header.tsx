import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { HeaderSlotTarget } from '#ui/header-slot/header-slot.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { BrandMark } from './brand-mark.tsx';
import { PageTitle } from './page-title.tsx';
import { useLanguageChoice, useThemeChoice } from './preferences.ts';
import styles from './shell.module.css';
import { SiteNav } from './site-nav.tsx';
import { useAccountItems, useAdminItems } from './use-account-items.tsx';
import { useActivity } from './use-activity.tsx';

/**
 * The bar over every page: where one is, what the page itself offers, where else one can go,
 * language, theme, account.
 */
export function Header({ offlineMark }: { offlineMark: ReactNode }) {
  // It is drawn again with each page anyway: remembering every part of it would only weigh in what
  // all pages fetch first.
  'use no memo';
  const { t } = useLingui();
  const language = useLanguageChoice();
  const theme = useThemeChoice();
  const account = useAccountItems();
  const activity = useActivity();
  const admin = useAdminItems();
  const isHome = ['/', '/landing'].includes(useLocation().pathname);
  const pages = [
    { id: 'home', label: t`Home`, icon: 'home' as const, link: <Link to={paths.home()} /> },
    { id: 'build', label: t`Build`, icon: 'list' as const, link: <Link to={paths.builder()} /> },
    {
      id: 'browse',
      label: t`Browse Lists`,
      icon: 'banner' as const,
      link: <Link to={paths.communityLists()} />,
    },
    { id: 'rules', label: t`Rules`, icon: 'book' as const, link: <Link to={paths.rules()} /> },
    { id: 'faq', label: t`FAQ`, icon: 'comment' as const, link: <Link to={paths.faq()} /> },
    { id: 'units', label: t`Units`, icon: 'shield' as const, link: <Link to={paths.unitStats()} /> },
    { id: 'play', label: t`Play`, icon: 'dice' as const, link: <Link to={paths.missions()} /> },
    ...activity.items,
    { id: 'about', label: t`Support Us`, icon: 'heart' as const, link: <Link to={paths.about()} /> },
  ];
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={paths.home()} aria-label={t`Muster, start page`}>
        <BrandMark className={styles.mark} />
      </Link>
      <PageTitle className={styles.title} />
      <SiteNav />
      <HeaderSlotTarget className={styles.slot} />
      {offlineMark}
      <div className={styles.wide} data-home={isHome || undefined}>
        <Menu label={language.label} text={language.value.toUpperCase()} icon="globe" items={[language]} />
        <Button variant="quiet" icon="heart" render={<Link to={paths.about()} />}>
          <Trans>Support Us</Trans>
        </Button>
      </div>
      <div className={styles.wide}>
        <Menu label={theme.label} icon={theme.icon} items={[theme]} />
        {account.signInPath !== null && (
          <Button variant="quiet" icon="user" render={<Link to={account.signInPath} />}>
            <Trans>Sign in</Trans>
          </Button>
        )}
        {account.signInPath === null && account.items.length > 0 && (
          <Menu label={t`Account`} icon="user" items={[account.group]} />
        )}
      </div>
      <Menu
        label={t`Navigation`}
        icon="menu"
        items={[...pages, { id: 'account', separator: true }, ...account.items, ...admin, language, theme]}
        mark={activity.news}
      />
    </header>
  );
}
