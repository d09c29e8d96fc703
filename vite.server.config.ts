import { defineConfig } from 'vite'
import { firstPaint } from './vite/light/firstPaint.ts'
import { frenchSpaces } from './vite/frenchSpaces.ts'
import { logger } from './vite/logger.ts'

/**
 * The server as one bundle, with what it loads later beside it: the portal as it draws it, for one. Outside of `dist`,
 * which the browser may read whole.
 */
export default defineConfig({
  // What is in `public` is the portal's.
  publicDir: false,
  customLogger: logger(),
  plugins: [frenchSpaces(), firstPaint()],
  // Node cannot load react-dsfr and what goes with it as they are published; the two others are hundreds of small files,
  // of which little is used: a start takes a third less time with them inside.
  ssr: {
    noExternal: [
      '@codegouvfr/react-dsfr',
      'tsafe',
      'formik',
      'swr',
      'kysely',
      'typebox',
      /^@opentelemetry\//,
    ],
  },
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      // The log tells lines and names (`sourceLines.ts`), no text of a source.
      output: { sourcemapExcludeSources: true },
      input: {
        main: 'src/server/main.ts',
        admin: 'src/server/admin.ts',
        drawPage: 'src/portal/drawing/drawPage.tsx',
        reportWorker: 'src/server/kit/pdf/reportWorker.ts',
        activeContent: 'src/server/kit/pieces/contenu/activeContent.ts',
      },
      // « use client » means something to servers that draw by components only.
      checks: { pluginTimings: false, moduleLevelDirective: false },
    },
  },
})
