import { addons } from 'storybook/manager-api'
import { theme } from './theme.ts'

// Storybook's own frame speaks English and takes no other language: what it lets be named is.
addons.setConfig({
  theme,
  sidebar: { renderLabel: ({ type, name }) => (type === 'docs' ? 'Documentation' : name) },
  layoutCustomisations: {
    // Nothing of a foundation is set nor checked in a panel.
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('fondations-') === true ? false : shown),
  },
})
