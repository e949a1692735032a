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
  section('', msg`Dashboard`, 'home', async () => (await daily()).Dashboard),
  section('users', msg`Users`, 'user', async () => (await daily()).UsersSection),
  section('reports', msg`Reports`, 'violation', async () => (await daily()).ReportsSection),
  section('news', msg`News`, 'bell', async () => (await daily()).NewsSection),
  section('texts', msg`Texts`, 'book', async () => (await writing()).TextsSection),
  section('missions', msg`Missions and feats`, 'shield', async () => (await writing()).MissionsSection),
  section('catalogue', msg`Catalogue`, 'edit', async () => (await writing()).CatalogueSection),
  section('events', msg`Events`, 'flag', async () => (await operation()).EventsSection),
  section('changelog', msg`Changelog`, 'list', async () => (await writing()).ChangelogSection),
  section('mail', msg`Email Management`, 'comment', async () => (await operation()).MailSection),
  section('alerts', msg`Alerts`, 'warning', async () => (await operation()).AlertsSection),
  section('deployment', msg`Deployment`, 'cloud', async () => (await operation()).DeploymentSection),
  section('log', msg`Log`, 'history', async () => (await operation()).LogSection),
  section('dev-options', msg`Developer options`, 'info', async () => (await operation()).DevOptions),
];

function section(
  id: string,
  name: MessageDescriptor,
  icon: IconName,
  load: () => Promise<ComponentType>,
): Section {
  const path = id === 'mail' ? paths.mail() : paths.admin(id);
  return { id, path, name, icon, Page: lazy(async () => ({ default: await load() })) };
}
