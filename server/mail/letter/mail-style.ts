/**
 * The colours of a mail: parchment by day, the table at night. A mail program knows no variables,
 * so each stands inline.
 */
export const DAY = {
  page: '#ebe1cc',
  card: '#fcf7eb',
  box: '#f6efdf',
  line: '#d8caad',
  text: '#231c11',
  muted: '#554a39',
  link: '#70500a',
  band: '#151c28',
  crest: '#d9b45b',
  gold: '#dfb24c',
  onGold: '#231803',
} as const;

const NIGHT = {
  page: '#0e131c',
  card: '#1c2534',
  box: '#0b0f17',
  line: '#33415a',
  text: '#f1e9d9',
  muted: '#bdb6a8',
  link: '#e5c67a',
} as const;

export const SERIF = "Georgia,'Times New Roman',serif";
export const SANS = "'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const DIGITS = "ui-monospace,'SF Mono',Menlo,Consolas,'Courier New',monospace";

const NIGHT_RULES: readonly (readonly [string, string])[] = [
  ['.page', `background-color: ${NIGHT.page}`],
  ['.card', `background-color: ${NIGHT.card}`],
  ['.box', `background-color: ${NIGHT.box}; border-color: ${NIGHT.line}`],
  ['.line', `border-color: ${NIGHT.line}`],
  ['.text', `color: ${NIGHT.text}`],
  ['.muted', `color: ${NIGHT.muted}`],
  ['.link', `color: ${NIGHT.link}`],
];

/**
 * Returns the mail's own style sheet: narrow windows, and the dark theme, also in the form of
 * Outlook on the web.
 */
export function mailStyle(): string {
  const night = (before: string) =>
    NIGHT_RULES.map(([name, rule]) => `${before}${name} { ${rule.replaceAll(/(;|$)/g, ' !important$1')} }`);
  return [
    ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
    'a { text-decoration-thickness: 1px; }',
    '@media (max-width: 480px) {',
    '.inner { padding-left: 24px !important; padding-right: 24px !important; }',
    '.frame { padding-top: 0 !important; padding-bottom: 0 !important; }',
    '}',
    '@media (prefers-color-scheme: dark) {',
    ...night(''),
    '}',
    ...night('[data-ogsc] '),
  ].join('\n');
}
