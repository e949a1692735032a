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

const daily = async () => import('./daily.ts');
const writing = async () => import('./writing.ts');
const operation = async () => import('./operation.ts');

/** The sections of the admin area, in the order of its navigation. They load in three groups. */
export const SECTIONS: readonly Section[] = [
  {
    id: '',
    path: paths.admin(),
    name: msg`Dashboard`,
    icon: 'home',
    Page: lazy(async () => ({ default: (await daily()).Dashboard })),
  },
  {
    id: 'users',
    path: paths.admin('users'),
    name: msg`Users`,
    icon: 'user',
    Page: lazy(async () => ({ default: (await daily()).UsersSection })),
  },
  {
    id: 'reports',
    path: paths.admin('reports'),
    name: msg`Reports`,
    icon: 'flag',
    Page: lazy(async () => ({ default: (await daily()).ReportsSection })),
  },
  {
    id: 'news',
    path: paths.admin('news'),
    name: msg`News`,
    icon: 'bell',
    Page: lazy(async () => ({ default: (await daily()).NewsSection })),
  },
  {
    id: 'texts',
    path: paths.admin('texts'),
    name: msg`Texts`,
    icon: 'book',
    Page: lazy(async () => ({ default: (await writing()).TextsSection })),
  },
  {
    id: 'missions',
    path: paths.admin('missions'),
    name: msg`Missions and feats`,
    icon: 'shield',
    Page: lazy(async () => ({ default: (await writing()).MissionsSection })),
  },
  {
    id: 'errata',
    path: paths.admin('errata'),
    name: msg`Errata`,
    icon: 'edit',
    Page: lazy(async () => ({ default: (await writing()).ErrataSection })),
  },
  {
    id: 'changelog',
    path: paths.admin('changelog'),
    name: msg`Changelog`,
    icon: 'list',
    Page: lazy(async () => ({ default: (await writing()).ChangelogSection })),
  },
  {
    id: 'mail',
    path: paths.mail(),
    name: msg`Email Management`,
    icon: 'comment',
    Page: lazy(async () => ({ default: (await operation()).MailSection })),
  },
  {
    id: 'alerts',
    path: paths.admin('alerts'),
    name: msg`Alerts`,
    icon: 'warning',
    Page: lazy(async () => ({ default: (await operation()).AlertsSection })),
  },
  {
    id: 'deployment',
    path: paths.admin('deployment'),
    name: msg`Deployment`,
    icon: 'upload',
    Page: lazy(async () => ({ default: (await operation()).DeploymentSection })),
  },
  {
    id: 'log',
    path: paths.admin('log'),
    name: msg`Log`,
    icon: 'history',
    Page: lazy(async () => ({ default: (await operation()).LogSection })),
  },
  {
    id: 'dev-options',
    path: paths.admin('dev-options'),
    name: msg`Developer options`,
    icon: 'info',
    Page: lazy(async () => ({ default: (await operation()).DevOptions })),
  },
];
