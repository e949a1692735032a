import { readSettings, type Settings } from '#server/http/settings.ts';
import type { Outcome } from '../outcome.ts';
import { examineDataFolder } from './data-folder.ts';
import { examineDatabase } from './database.ts';
import { broken, type DoctorParts, type Finding, look, ok } from './finding.ts';
import { examineMail } from './mail.ts';
import { examineNetwork, localAddress } from './network.ts';
import { examineSources } from './sources.ts';

/** Looks over an installation and changes nothing. Exit code 1 when anything is broken. */
export async function examine(parts: DoctorParts): Promise<Outcome> {
  const read = readSettings(parts.env);
  const findings = read.ok
    ? await examineAll(read.settings, parts)
    : read.problems.map((words) => broken('settings', words));
  const lines = findings.map(({ state, name, words }) => `${state.padEnd(6)}  ${name}: ${words}`);
  return { code: findings.some(({ state }) => state === 'broken') ? 1 : 0, lines };
}

async function examineAll(settings: Settings, parts: DoctorParts): Promise<readonly Finding[]> {
  const [mail, network, database] = await Promise.all([
    examineMail(settings),
    examineNetwork(settings, parts),
    examineDatabase(settings, localAddress(settings), parts),
  ]);
  return [
    ...examineDataFolder(settings, parts),
    ...examineSources(parts),
    conflicts(settings),
    mail,
    ...network,
    ...database,
  ];
}

function conflicts({
  host,
  publicUrl,
  isPublicUrlGiven,
  smtpUrl,
  mailFrom,
  contactEmail,
}: Settings): Finding {
  const problems = [
    ...(isPublicUrlGiven && publicUrl.startsWith('http:')
      ? ['PUBLIC_URL is http: without https nothing works offline']
      : []),
    ...(!isPublicUrlGiven && host === '0.0.0.0'
      ? ['HOST lets others in, but links in mails say localhost: set PUBLIC_URL']
      : []),
    ...(smtpUrl !== null && mailFrom.includes('@localhost')
      ? ['mails come from localhost: set MAIL_FROM']
      : []),
    ...(isPublicUrlGiven && contactEmail === null ? ['players cannot reach you: set CONTACT_EMAIL'] : []),
  ];
  return problems.length === 0
    ? ok('settings', 'They fit together.')
    : look('settings', `${problems.join('; ')}.`);
}
