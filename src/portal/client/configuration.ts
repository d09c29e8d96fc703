import type { CleConfiguration, EntreeConfiguration } from '#contract/contenu/configuration.ts'

type Configuration = ReadonlyMap<CleConfiguration, string>

let loaded: Configuration = new Map()

/** Takes the runtime configuration as it came. Apart from its loading: the calls read it too. */
export const keepConfiguration = (entrees: readonly EntreeConfiguration[]): void => {
  loaded = new Map(entrees.map(({ cle, valeur }) => [cle, valeur]))
}

/** Value of a key of the configuration, empty when nothing is configured. */
export const configured = (cle: CleConfiguration): string => loaded.get(cle) ?? ''
