import { useLingui } from '@lingui/react/macro';

/** Below it an average rounds to 0, although wounds are possible. */
const LEAST_SHOWN = 0.05;

/** Returns functions that put the average wounds of an attack into words. */
export function useWoundWords() {
  const { t, i18n } = useLingui();
  const tenths = (value: number) =>
    i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const figure = (wounds: number) =>
    wounds > 0 && wounds < LEAST_SHOWN ? `< ${tenths(0.1)}` : tenths(wounds);
  return {
    figure,
    attack: (attacker: string, target: string, wounds: number) => {
      const average = figure(wounds);
      return t`${attacker} on ${target}: average ${average} wounds`;
    },
    unknown: (attacker: string, target: string) => t`${attacker} on ${target}: not known`,
  };
}
