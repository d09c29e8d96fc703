import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './vite/compressed.ts'
import { hasForms, type Modules } from './vite/formChunk.ts'
import { ISLAND, islandChunk } from './vite/island.ts'
import { frenchSpaces } from './vite/frenchSpaces.ts'
import { lighter } from './vite/light/lighter.ts'
import { lighterFonts } from './vite/light/lighterFonts.ts'
import { lighterLaw } from './vite/light/lighterLaw.ts'
import { logger } from './vite/logger.ts'
import { pageAddresses } from './vite/pageAddresses.ts'
import { usedStyles } from './vite/light/usedStyles.ts'

const SERVER = 'http://localhost:3000'

/** What many pages share, but for requests for retirement and the engine of the law. */
const SHARED =
  /react-dsfr|tsafe|src\/(portal\/(?!demande)|contract\/(?!demande)|rules\/(?!retraite(?!\/(montant\/progressive\/seuilsProgressive|regle\/tables\/(progressive|deadlines)|droit\/(tempsPartiel|quotite))\.)|carriere|simulation|demande\/(demandeAu|demandeProgressive|motifDepart|echeances)))/

/** Few files at the first visit, and one that stays in the browser's cache from one version to the next. */
const chunks = [
  // What signing in needs, apart: the page where most visits begin fetches nothing else.
  { name: 'react', priority: 4, test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: islandChunk, priority: 3 },
  {
    name: 'socle',
    priority: 2,
    // With the design system's sheet: its rules must come before those of the portal, which mend them.
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\/|styles\/(dsfr|fonts)\.css$/,
  },
  // Read by the screens that have a table only.
  { name: 'tableau', priority: 2, test: /styles\/table\.css$|facts\/DataTable/ },
  // Before the forms and the engine, which would take with them the small rules that every page needs.
  {
    name: (id: string, modules: Modules) => (hasForms(id, modules) ? null : 'portail'),
    priority: 1,
    test: SHARED,
    minShareCount: 5,
  },
  // Most pages have no form: they fetch nothing of what checks one.
  {
    name: (id: string, modules: Modules) => (hasForms(id, modules) ? 'formulaires' : null),
    test: new RegExp(`${SHARED.source}|node_modules/(formik|yup)/`),
    minShareCount: 5,
  },
  // The engine and its tables: only the screens that estimate wait for them.
  { name: 'retraite', test: /src\/rules\/(retraite|carriere|simulation)\// },
]

export default defineConfig({
  customLogger: logger(),
  plugins: [react(), frenchSpaces(), lighter(), lighterFonts(), lighterLaw(), pageAddresses(), compressed()],
  css: { postcss: { plugins: [usedStyles()] } },
  build: {
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: ['index.html', ISLAND],
      output: { codeSplitting: { groups: chunks } },
      checks: { pluginTimings: false },
    },
  },
  server: { proxy: { '/api': SERVER, '/appconf': SERVER, '/mesap/mesap-api': SERVER, '/demo': SERVER } },
})
