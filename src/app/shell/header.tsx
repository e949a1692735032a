import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { HeaderSlotTarget } from '#ui/header-slot/header-slot.tsx';
import type { MenuItem, SingleItem } from '#ui/menu/menu-item.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { BrandMark } from './brand-mark.tsx';
import { PageTitle } from './page-title.tsx';
import { useLanguageChoice, useThemeChoice } from './preferences.ts';
import styles from './shell.module.css';
import { SiteNav, usePlaces } from './site-nav.tsx';
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
  const isWide = useMediaQuery(DESKTOP);
  const pages = usePlaces().flatMap((place): SingleItem[] => {
    const { path, icon } = place;
    const label = 'name' in place ? place.name : place.label;
    const item = { id: path, label, icon, link: <Link to={path} /> };
    if (path !== paths.rules()) return isWide ? [] : [item];
    return [item, { id: 'faq', label: t`FAQ`, icon: 'comment', link: <Link to={paths.faq()} /> }];
  });
  // A wide bar has the other places, the way in, the language and the theme.
  const items: MenuItem[] = [
    ...(account.signInPath === null ? account.groups : isWide ? [] : account.items),
    { id: 'pages', separator: true },
    { id: 'home', label: t`Home`, icon: 'home', link: <Link to={paths.home()} /> },
    ...pages,
    { id: 'collection', label: t`My collection`, icon: 'card', link: <Link to={paths.collection()} /> },
    { id: 'events', label: t`Events`, icon: 'flag', link: <Link to={paths.events()} /> },
    { id: 'statistics', label: t`Statistics`, icon: 'chart', link: <Link to={paths.statistics()} /> },
    ...activity.items,
    { id: 'about', label: t`Support Us`, icon: 'heart', link: <Link to={paths.about()} /> },
    ...admin.groups,
    ...(isWide ? [] : [language, theme]),
  ];
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={paths.home()} aria-label={t`Muster, start page`}>
        <BrandMark className={styles.mark} />
      </Link>
      <SiteNav />
      <PageTitle className={styles.title} />
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
        {account.groups.length > 0 && <Menu label={t`Account`} icon="user" items={account.groups} />}
      </div>
      <Menu
        label={t`Navigation`}
        icon="menu"
        items={items}
        mark={[activity.news, admin.news].filter(Boolean).join(', ') || undefined}
      />
    </header>
  );
}
