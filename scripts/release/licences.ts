import { ALLOWED, REVIEWED, type ReviewedLicence } from './allowed-licences.ts';
import type { Dependency } from './dependencies.ts';

const ALLOW_LIST = 'scripts/release/allowed-licences.ts';

/** Returns a sentence for each package whose licence is not on the allow list. */
export function licenceProblems(dependencies: readonly Dependency[]): readonly string[] {
  return dependencies.flatMap((dependency) => {
    const { name, version, licence, isShipped } = dependency;
    if (licence === null) {
      return `${name} ${version} names no licence. Read its files, then add it to NAMED_ELSEWHERE in ${ALLOW_LIST}, or use another package.`;
    }
    if (isAllowed(licence, dependency)) return [];
    const use = isShipped ? 'is part of the product' : 'is a tool of development';
    return `${name} ${version} ${use} and has the licence ${licence}, which ${ALLOW_LIST} does not allow. Read the licence, then add it there with a reason, or use another package.`;
  });
}

/** Reads an SPDX expression of AND and OR. One with inner brackets or exceptions is not allowed. */
function isAllowed(expression: string, dependency: Dependency): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((licence) => ALLOWED.has(licence) || reviewOf(licence, dependency) !== undefined),
    );
}

function reviewOf(licence: string, { name, isShipped }: Dependency): ReviewedLicence | undefined {
  return REVIEWED.find(
    (review) => review.licence === licence && review.packages.test(name) && (review.mayShip || !isShipped),
  );
}

/**
 * The licences of all dependencies as a Markdown page: the product first, then the tools of
 * development, then the reasons for reviewed licences.
 */
export function licencePage(version: string, dependencies: readonly Dependency[]): string {
  const shipped = dependencies.filter(({ isShipped }) => isShipped);
  const tools = dependencies.filter(({ isShipped }) => !isShipped);
  const reasons = REVIEWED.map(({ licence, why }) => `- ${licence}: ${why}`).join('\n');
  return `# Licences of Muster ${version}

Muster itself is under the MIT licence, its fonts (Fraunces and Source Sans 3) under the SIL Open Font Licence: see NOTICE.md.

## Packages in the app or run by the server

${table(shipped)}
## Packages that build and test it

${table(tools)}
## Reviewed licences

${reasons}
`;
}

function table(dependencies: readonly Dependency[]): string {
  const rows = dependencies.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? 'none named'} |\n`,
  );
  return `| Package | Version | Licence |\n|---|---|---|\n${rows.join('')}`;
}
