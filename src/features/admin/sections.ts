import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import { paths } from '#platform/paths.ts';
import type { IconName } from '#ui/icon/icon-paths.ts';

export type Section = {
  readonly id: string;
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly icon: IconName;
  readonly Page: ComponentType;
};

/** The sections of the admin area, in the order of its navigation. Each loads when it is opened. */
export const SECTIONS: readonly Section[] = [
  {
    id: '',
    path: paths.admin(),
    name: msg`Dashboard`,
    icon: 'home',
    Page: lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard })),
  },
  {
    id: 'users',
    path: paths.admin('users'),
    name: msg`Users`,
    icon: 'user',
    Page: lazy(async () => ({ default: (await import('./users/users-section.tsx')).UsersSection })),
  },
  {
    id: 'reports',
    path: paths.admin('reports'),
    name: msg`Reports`,
    icon: 'flag',
    Page: lazy(async () => ({ default: (await import('./reports/reports-section.tsx')).ReportsSection })),
  },
  {
    id: 'news',
    path: paths.admin('news'),
    name: msg`News`,
    icon: 'bell',
    Page: lazy(async () => ({ default: (await import('./news/news-section.tsx')).NewsSection })),
  },
  {
    id: 'texts',
    path: paths.admin('texts'),
    name: msg`Texts`,
    icon: 'book',
    Page: lazy(async () => ({ default: (await import('./texts/texts-section.tsx')).TextsSection })),
  },
  {
    id: 'missions',
    path: paths.admin('missions'),
    name: msg`Missions and feats`,
    icon: 'shield',
    Page: lazy(async () => ({ default: (await import('./errata/missions-section.tsx')).MissionsSection })),
  },
  {
    id: 'errata',
    path: paths.admin('errata'),
    name: msg`Errata`,
    icon: 'edit',
    Page: lazy(async () => ({ default: (await import('./errata/errata-section.tsx')).ErrataSection })),
  },
  {
    id: 'changelog',
    path: paths.admin('changelog'),
    name: msg`Changelog`,
    icon: 'list',
    Page: lazy(async () => ({ default: (await import('./changelog-section.tsx')).ChangelogSection })),
  },
  {
    id: 'mail',
    path: paths.mail(),
    name: msg`Email Management`,
    icon: 'comment',
    Page: lazy(async () => ({ default: (await import('./mail/mail-section.tsx')).MailSection })),
  },
  {
    id: 'alerts',
    path: paths.admin('alerts'),
    name: msg`Alerts`,
    icon: 'warning',
    Page: lazy(async () => ({ default: (await import('./deployment/alerts-section.tsx')).AlertsSection })),
  },
  {
    id: 'deployment',
    path: paths.admin('deployment'),
    name: msg`Deployment`,
    icon: 'upload',
    Page: lazy(async () => ({
      default: (await import('./deployment/deployment-section.tsx')).DeploymentSection,
    })),
  },
  {
    id: 'log',
    path: paths.admin('log'),
    name: msg`Log`,
    icon: 'history',
    Page: lazy(async () => ({ default: (await import('./log/log-section.tsx')).LogSection })),
  },
  {
    id: 'dev-options',
    path: paths.admin('dev-options'),
    name: msg`Developer options`,
    icon: 'info',
    Page: lazy(async () => ({ default: (await import('./dev-options.tsx')).DevOptions })),
  },
];
