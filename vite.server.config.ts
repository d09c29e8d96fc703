import { defineConfig } from 'vite'

/**
 * The server as one bundle, with what it loads later beside it. Outside of `dist`, which the browser may read whole.
 */
export default defineConfig({
  // What is in `public` is the portal's.
  publicDir: false,
  // Node cannot load react-dsfr and what goes with it as they are published; the two others are hundreds of small files,
  // of which little is used: a start takes a third less time with them inside.
  ssr: { noExternal: ['@codegouvfr/react-dsfr', 'tsafe', 'formik', 'swr', 'kysely', 'typebox'] },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist-server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
