import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

interface Page {
  readonly path: string
  readonly alias?: string
  readonly etapes?: readonly { readonly path: string }[]
}

/** Read as it is at the build: a fixed import would bundle the portal with this configuration. */
const manifest = pathToFileURL(join(import.meta.dirname, '../src/portal/pages.ts')).href

const addressesOf = ({ path, alias, etapes }: Page): readonly string[] =>
  etapes ? etapes.map((etape) => etape.path) : [path, ...(alias === undefined ? [] : [alias])]

/** Writes the addresses of the manifest beside the page, for the server to tell those that nothing is at. */
export const pageAddresses = (): Plugin => ({
  name: 'page-addresses',
  apply: 'build',
  async generateBundle() {
    const { pages } = (await import(manifest)) as { pages: readonly Page[] }
    const addresses = pages.flatMap(addressesOf).filter((path) => path !== '*')
    this.emitFile({ type: 'asset', fileName: 'adresses.json', source: JSON.stringify(addresses) })
  },
})
