import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * The `<Trans>` of every message (lingui.config.ts). A text that somebody wrote stands in it letter
 * by letter: Lingui itself takes what looks like a tag in a value for an element of the message.
 */
export function Trans({ values = {}, ...rest }: TransProps) {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<unknown>(values))
    // Lingui renders a list as it is, and reads only plain texts.
    written[name] = typeof value === 'string' && value.includes('<') ? [value] : value;
  return <LinguiTrans {...rest} values={written} />;
}
