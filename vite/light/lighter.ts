import type { Plugin } from 'vite'

/** Modules of which the browser needs a small part only: by the end of their path, what stands for them. */
const lightModules: Readonly<Record<string, string>> = {
  // The components use `cx` only; the tables of colours and spacings weigh 10 kB compressed.
  'react-dsfr/fr/index.js': `import { cx } from './cx.js'\nexport const fr = { cx }\n`,
  // The contract's schemas are checked by the server: the portal reads the rest of each call. 10 kB compressed.
  'typebox/build/index.mjs': `export const Type = new Proxy({}, { get: () => () => ({}) })\n`,
}

const standIn = (id: string) => Object.entries(lightModules).find(([end]) => id.endsWith(end))?.[1]

/** Puts light modules in the place of heavy ones in what the browser gets. */
export const lighter = (): Plugin => ({
  name: 'lighter',
  apply: 'build',
  load: { filter: { id: /react-dsfr\/fr\/index\.js$|typebox\/build\/index\.mjs$/ }, handler: standIn },
})
