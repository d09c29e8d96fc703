import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Espace agent public – composants',
    colorPrimary: '#000091',
    colorSecondary: '#000091',
    appBg: '#f6f6f6',
    appBorderRadius: 0,
    inputBorderRadius: 0,
    fontBase: 'Marianne, arial, sans-serif',
  }),
})
