import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './vite/compressed.ts'
import { ISLAND, islandChunk } from './vite/island.ts'
import { frenchSpaces } from './vite/frenchSpaces.ts'
import { lighter } from './vite/light/lighter.ts'
import { lighterFonts } from './vite/light/lighterFonts.ts'
import { lighterLaw } from './vite/light/lighterLaw.ts'
import { logger } from './vite/logger.ts'
import { pageAddresses } from './vite/pageAddresses.ts'
import { usedStyles } from './vite/light/usedStyles.ts'

const SERVER = 'http://localhost:3000'

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
  // Before the engine, which would take with it the small rules that every page needs.
  {
    name: 'portail',
    priority: 1,
    test: /react-dsfr|tsafe|src\/(portal\/(?!demande)|contract\/(?!demande)|rules\/(?!retraite(?!\/(montant\/progressive\/seuils|regle\/tables\/)[pP]rogressive\.)|carriere|simulation|demande\/(demandeAu|demandeProgressive|motifDepart|echeances)))/,
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
