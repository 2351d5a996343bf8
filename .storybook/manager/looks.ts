import { create, type ThemeVars } from 'storybook/theming'

const brand = { brandTitle: 'Platewell', brandUrl: './', appBorderRadius: 8 }

const light = create({
  ...brand,
  base: 'light',
  colorPrimary: '#8a4b2a',
  colorSecondary: '#0f6b63',
  appBg: '#f7f5f1',
  appBorderColor: '#e2ddd4',
  barBg: '#ffffff',
  barSelectedColor: '#0f6b63',
})

const dark = create({
  ...brand,
  base: 'dark',
  colorPrimary: '#dc9c74',
  colorSecondary: '#3fb0a5',
  appBg: '#1b1917',
  appContentBg: '#242220',
  appPreviewBg: '#242220',
  appBorderColor: '#3d3934',
  barBg: '#242220',
  barSelectedColor: '#5cc4b8',
  inputBg: '#1b1917',
  inputBorder: '#6b655c',
  textColor: '#ece8e1',
  textMutedColor: '#b0a89c',
})

const preference = matchMedia('(prefers-color-scheme: dark)')

export const prefersDark = (): boolean => preference.matches

/** Storybook's own look, in the scheme that the person prefers. Stories have the scheme of the toolbar. */
export const preferredLook = (): ThemeVars => (prefersDark() ? dark : light)

/** Calls back when the person's preference changes. */
export const onLookChange = (changed: () => void): void => preference.addEventListener('change', changed)
