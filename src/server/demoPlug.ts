import type { Config } from './config.ts'
import type { Demo } from './Demo.ts'

/** The demonstration, when the configuration wants it: the one place where the server meets it. */
export const demoOf = async ({ demo }: Pick<Config, 'demo'>): Promise<Demo | undefined> =>
  demo ? (await import('#demo/demo.ts')).demo : undefined
