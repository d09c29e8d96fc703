import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { SWRConfig } from 'swr'
import { equip } from '../src/portal/shell/equip.tsx'
import '../src/portal/styles/dsfr.css'
import '../src/portal/styles/fonts.css'
import '../src/portal/styles/mends.css'
import '../src/portal/styles/portal.css'
import { serviceName } from '#rules/product.ts'
import '#portal/shell/shell.css'
import { holdServerCalls } from '../stories/fixtures/reponse.ts'
import { fitFrame, refuseTwins, takeTurn } from './pictures.ts'
import { theme } from './theme.ts'
import './preview.css'

equip()
holdServerCalls()
fitFrame()
document.documentElement.lang = 'fr'

// A screen comes when its code and its calls have: on a busy machine, later than the second that is waited by default.
configure({ asyncUtilTimeout: 15_000 })

/** A story alone has no need of what a page of documentation is made of. */
const FichePage = lazy(() => import('./FichePage.tsx').then((file) => ({ default: file.FichePage })))

const page = () => (
  <Suspense>
    <FichePage />
  </Suspense>
)

/** The theme of the toolbar, as the portal sets it. */
const withTheme: Decorator = (Story, { globals, viewMode }) => {
  // The theme is the document's: a page of documentation, where stories stand together, stays light.
  const dark = viewMode !== 'docs' && globals['theme'] === 'sombre'
  document.documentElement.dataset['frTheme'] = dark ? 'dark' : 'light'
  return <Story />
}

/**
 * What every component of the portal may count on: a router, and an empty cache of calls. Screens bring the portal's
 * own router: `routeur: false`.
 */
const withPortal: Decorator = (Story, { parameters }) => {
  const story = (
    <SWRConfig value={{ provider: () => new Map(), revalidateOnFocus: false, shouldRetryOnError: false }}>
      <Story />
    </SWRConfig>
  )
  if (parameters['routeur'] === false) return story
  return <MemoryRouter initialEntries={[parameters['adresse'] ?? '/']}>{story}</MemoryRouter>
}

const isTest = import.meta.env.MODE === 'test'

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPortal, withTheme],
  // One tab shows many stories: none begins with the title of another.
  beforeEach: [() => void (document.title = serviceName), takeTurn],
  ...(isTest && { afterEach: refuseTwins }),
  initialGlobals: { theme: 'clair', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    theme: {
      description: 'Thème',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'clair', title: 'Thème clair' },
          { value: 'sombre', title: 'Thème sombre' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // Storybook says its pages and each story to be in English otherwise.
    docs: { page, theme, lang: 'fr' },
    htmlLang: 'fr',
    // A test reads what fails alone, from sheets that are already there: to describe the rest takes axe as long as to check it.
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'], preload: false } }) },
    // A story whose gestures fail does not show the state of its name: it shows their error instead.
    throwPlayFunctionExceptions: true,
    viewport: {
      options: {
        etroit: { name: '320 px', styles: { width: '320px', height: '800px' } },
        compact: { name: '1000 px', styles: { width: '1000px', height: '800px' } },
        large: { name: '1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: { order: ['Accueil', 'Fondations', 'DSFR', 'Composants', 'Formulaire', 'Écrans', 'Règles'] },
    },
  },
}

export default preview
