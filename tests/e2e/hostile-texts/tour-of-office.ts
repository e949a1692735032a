import { expect } from '@playwright/test';
import { paths } from '#platform/paths.ts';
import { watchSites } from '../pages/watched-sites.ts';
import type { Witness } from '../pages/witness.ts';
import { minuteOf, MISSION } from './office-beds.ts';
import { PAYLOADS } from './payloads.ts';
import type { Stage } from './stage.ts';
import { storedIn } from './tours.ts';

/** Visits every section of the admin area, page after page. */
export async function tourOfOffice(witness: Witness, stage: Stage): Promise<void> {
  const { page } = witness;
  const { harvest } = stage;
  const shows = async (part: string, ...fields: readonly string[]) =>
    witness.expectShown(part, storedIn(harvest, fields));
  await watchSites(
    page,
    PAYLOADS.map(({ text }) => text),
  );
  await page.route('**/functions/v1/deployments', (route) =>
    route.fulfill({ json: { deployments: PAYLOADS.flatMap(({ text }) => deploymentsOf(text)) } }),
  );
  await witness.visit(paths.admin());
  await witness.visit(paths.admin('users'));
  await witness.pressAll('Next');
  await shows('the users', 'users.email', 'profiles.username');
  await witness.visit(paths.admin('reports', 'status=all'));
  await witness.pressAll('Next');
  await shows('the reports', 'reports.details', 'reports.note', 'shared_lists.name', 'profiles.username');
  await witness.visit(paths.admin('news'));
  await shows('the news', 'news_items.translation_key');
  await witness.visit(paths.admin('changelog'));
  await shows('the changelog', 'site_texts.content');
  await witness.visit(paths.admin('catalogue'));
  await shows(
    'the changes',
    'catalogue_changes.change',
    'catalogue_changes.note',
    'catalogue_changes.source_page',
    'catalogue_changes.answer',
  );
  await witness.visit(paths.admin('catalogue', 'tab=releases'));
  await shows('the releases', 'catalogue_releases.note');
  await witness.visit(paths.admin('missions', `id=${MISSION}`));
  await witness.visit(paths.admin('deployment'));
  await witness.expectShown('deployments', { deployments: PAYLOADS.map(({ text }) => text) });
  for (const [kind, field] of [
    ['chapters', 'rules_chapters.title'],
    ['sections', 'rules_sections.title'],
    ['faq', 'faq_sections.section'],
    ['special-rules', 'special_rules.name'],
  ] as const) {
    // A list shows so many and no more.
    await witness.visit(paths.admin('texts', `kind=${kind}&q=alert`));
    const found = harvest.get(field)?.stored.filter((text) => text.includes('alert'));
    await witness.expectShown(`texts: ${kind}`, { [field]: found ?? [] });
  }
  await newestFirst(witness, stage);
  await witness.visit(paths.admin('log'));
  await witness.pressAll('Older', 9);
  const logged = ['name', 'name_es', 'name_fr', 'description', 'description_es', 'description_fr'];
  const inLog = (column: string) =>
    (harvest.get(`special_rules.${column}`)?.stored ?? []).map((text) => JSON.stringify(text).slice(1, -1));
  await witness.expectShown(
    'the log',
    Object.fromEntries(logged.map((column) => [`special_rules.${column}`, inLog(column)])),
  );
  await writeNews(witness);
}

/** So many of the newest does a page show; older ones come up when those are gone. */
const PART = 90;

async function newestFirst(witness: Witness, { site, harvest }: Stage): Promise<void> {
  const mail = ['recipient', 'subject', 'body_text', 'last_fault'].map((column) => `mail_outbox.${column}`);
  for (const [path, table, fields] of [
    [paths.mail(), 'mail_outbox', mail],
    [paths.admin('alerts'), 'notifications', ['notifications.content']],
  ] as const) {
    for (let from = PAYLOADS.length - PART; from > -PART; from -= PART) {
      await witness.visit(path);
      const texts = PAYLOADS.slice(Math.max(0, from), from + PART).map(({ text }) => text);
      const stored = (field: string) => texts.filter((text) => harvest.get(field)?.stored.includes(text));
      await witness.expectShown(path, Object.fromEntries(fields.map((field) => [field, stored(field)])));
      const newer = `created_at=gte.${minuteOf(Math.max(0, from))}`;
      await site.call(`/rest/v1/${table}?${newer}`, { method: 'DELETE' });
    }
  }
}

/** Everything of a kind at once, as somebody pastes it, and the preview of it. */
async function writeNews(witness: Witness): Promise<void> {
  const { page } = witness;
  await witness.visit(paths.admin('news', 'item=new'));
  for (const kind of new Set(PAYLOADS.map((payload) => payload.kind))) {
    const texts = PAYLOADS.filter((payload) => payload.kind === kind).map(({ text }) => text);
    await page.getByLabel('Words · English').fill(`<p id="x">${kind}</p>${texts.join('\n')}`);
    await witness.settled();
  }
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await witness.collect();
}

/**
 * Returns deployments as a provider might report them: one with hostile names, and malformed ones.
 */
function deploymentsOf(text: string) {
  const named = { created_at: '2026-11-20T00:00:00Z', state: text, site_name: text };
  return [
    { ...named, deploy_url: `https://example.org/${text}` },
    { ...named, deploy_url: text },
    { ...named, created_at: text, deploy_url: 'https://example.org/' },
  ];
}
