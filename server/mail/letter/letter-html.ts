import { escapeHtml } from '../template/fill-template.ts';
import type { LetterShape } from '../words/words.ts';
import type { LetterLink } from './confirm-link.ts';
import { DAY, DIGITS, mailStyle, SANS, SERIF } from './mail-style.ts';

/**
 * The designed mail as a template. The letter's words stand in it as they are: they are HTML.
 * Tables and inline styles only, and neither pictures nor comments: Outlook knows no better, and
 * hosted projects strip comments.
 */
export function letterHtml(letter: LetterShape, link: LetterLink | null): string {
  return `<!doctype html>
<html lang='${letter.language}'>
${head(letter)}
<body class="page" style="margin:0;padding:0;background-color:${DAY.page};-webkit-text-size-adjust:100%">
${preview(letter)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${DAY.page}" style="background-color:${DAY.page}">
<tr>
<td></td>
<td class="frame" width="600" style="padding-top:32px;padding-bottom:32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${band()}
<tr>
<td class="card inner" bgcolor="${DAY.card}" style="background-color:${DAY.card};padding:36px 48px 32px 48px">
${[title(letter), ...letter.paragraphs.map(paragraph), button(letter, link), code(letter), expiry(letter), notYou(letter)].join('\n')}
</td>
</tr>
${footer(letter)}
</table>
</td>
<td></td>
</tr>
</table>
</body>
</html>
`;
}

const head = ({ subject }: LetterShape): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject}</title>
<style>
${mailStyle()}
</style>
</head>`;

/**
 * The preview of the mail in lists; the blanks after it keep lists from showing the mail's first
 * words as well.
 */
const preview = (letter: LetterShape): string =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${DAY.page};mso-hide:all">${letter.preview}${'&#847;&#8204;&nbsp;'.repeat(40)}</div>`;

const band = (): string => `<tr>
<td class="inner" align="center" bgcolor="${DAY.band}" style="background-color:${DAY.band};border-bottom:3px solid ${DAY.crest};padding:26px 48px 22px 48px;font-family:${SERIF};font-size:24px;line-height:28px;letter-spacing:8px;color:${DAY.crest}"><span style="padding-left:8px">MUSTER</span></td>
</tr>`;

const title = (letter: LetterShape): string =>
  `<h1 class="text" style="margin:0 0 16px 0;font-family:${SERIF};font-size:28px;line-height:34px;font-weight:normal;color:${DAY.text}">${letter.title}</h1>`;

const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 16px 0;font-family:${SANS};font-size:17px;line-height:26px;overflow-wrap:anywhere;color:${DAY.text}">${text}</p>`;

const small = (text: string, margin: string): string =>
  `<p class="muted" style="margin:${margin};font-family:${SANS};font-size:15px;line-height:22px;color:${DAY.muted}">${text}</p>`;

/**
 * The button and, below it, the address in full. Outlook gives a link no padding, so there the cell
 * has it.
 */
function button({ button: words, plainLink }: LetterShape, link: LetterLink | null): string {
  if (words === null || link === null) return '';
  const href = escapeHtml(link.address);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 24px 0">
<tr>
<td align="center" bgcolor="${DAY.gold}" style="background-color:${DAY.gold};border-radius:8px;mso-padding-alt:14px 30px"><a href="${escapeHtml(link.behindButton)}" target="_blank" style="display:inline-block;padding:14px 30px;border-radius:8px;font-family:${SANS};font-size:18px;line-height:24px;font-weight:bold;color:${DAY.onGold};text-decoration:none">${words}</a></td>
</tr>
</table>
${small(`${plainLink}<br><a class="link" href="${href}" target="_blank" style="color:${DAY.link};word-break:break-all;overflow-wrap:anywhere">${href}</a>`, '0 0 28px 0')}`;
}

/**
 * The space behind the last digit would push the code to the left: as much stands before the first.
 */
const code = (letter: LetterShape): string =>
  letter.code === null
    ? ''
    : `${paragraph(letter.code)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>
<td class="box text" align="center" bgcolor="${DAY.box}" style="background-color:${DAY.box};border:1px solid ${DAY.line};border-radius:8px;padding:16px 8px;font-family:${DIGITS};font-size:34px;line-height:42px;font-weight:bold;font-variant-numeric:tabular-nums;letter-spacing:8px;color:${DAY.text}"><span style="padding-left:8px">{{ .Token }}</span></td>
</tr>
</table>`;

const expiry = (letter: LetterShape): string =>
  letter.expiry === null ? '' : small(letter.expiry, '16px 0 0 0');

const notYou = (
  letter: LetterShape,
): string => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0 0">
<tr>
<td class="line" style="border-top:1px solid ${DAY.line};padding-top:20px">${small(letter.notYou, '0')}</td>
</tr>
</table>`;

const footer = (letter: LetterShape): string => `<tr>
<td class="inner" align="center" style="padding:20px 48px 32px 48px">
<p class="muted" style="margin:0;font-family:${SANS};font-size:13px;line-height:20px;color:${DAY.muted}">${letter.footer}</p>
</td>
</tr>`;
