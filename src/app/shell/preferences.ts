import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { NAMED_LANGUAGES } from '#domain/catalogue/types.ts';
import { chooseLanguage } from '#platform/language/i18n.ts';
import { isLanguage } from '#platform/language/language.ts';
import { setTheme, THEMES, themeStore } from '#platform/theme.ts';

/** The language picker as a group of a menu. */
export function useLanguageChoice() {
  const { i18n, t } = useLingui();
  return {
    id: 'language',
    label: t`Language`,
    value: i18n.locale,
    choices: NAMED_LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
    onChoose: (value: string) => {
      if (isLanguage(value)) chooseLanguage(value);
    },
  };
}

/** The theme switch as a group of a menu. */
export function useThemeChoice() {
  const { t } = useLingui();
  const theme = useStore(themeStore, (state) => state.theme);
  const icons = { auto: 'auto', dark: 'moon', light: 'sun' } as const;
  return {
    id: 'theme',
    label: t`Theme`,
    icon: icons[theme],
    value: theme,
    choices: [
      { value: 'auto', label: t`Same as device`, icon: icons.auto },
      { value: 'dark', label: t`Dark`, icon: icons.dark },
      { value: 'light', label: t`Light`, icon: icons.light },
    ],
    onChoose: (value: string) => setTheme(THEMES.find((one) => one === value) ?? 'auto'),
  };
}
