import { create } from 'storybook/theming'

/** DSFR's look for what Storybook draws around the stories. */
export const theme = create({
  base: 'light',
  brandTitle: 'Espace agent public – composants',
  colorPrimary: '#000091',
  colorSecondary: '#000091',
  appBg: '#f6f6f6',
  appContentBg: '#ffffff',
  appBorderColor: '#dddddd',
  appBorderRadius: 0,
  inputBorderRadius: 0,
  textColor: '#161616',
  textMutedColor: '#666666',
  barSelectedColor: '#000091',
  fontBase: 'Marianne, arial, sans-serif',
})
