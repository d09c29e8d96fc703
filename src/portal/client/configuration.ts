import { appConfiguration, type CleConfiguration } from '#contract/contenu/configuration.ts'
import { fetchCall } from './call/fetchCall.ts'

type Configuration = ReadonlyMap<CleConfiguration, string>

let loaded: Configuration = new Map()

/** Loads the runtime configuration; rejects when it cannot be had. */
export const loadConfiguration = async (): Promise<void> => {
  const outcome = await fetchCall(appConfiguration, {})
  if (outcome.status !== 200) throw new Error(`${appConfiguration.path}: ${outcome.status}`)
  loaded = new Map(outcome.body.map(({ cle, valeur }) => [cle, valeur]))
}

/** Value of a key of the configuration, empty when nothing is configured. */
export const configured = (cle: CleConfiguration): string => loaded.get(cle) ?? ''
