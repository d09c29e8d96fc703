import { appConfiguration, type CleConfiguration } from '#contract/contenu/configuration.ts'
import { fetchCall } from './call/fetchCall.ts'

type Configuration = ReadonlyMap<CleConfiguration, string>

let loading: Promise<Configuration> | undefined
let loaded: Configuration = new Map()

const load = async (): Promise<Configuration> => {
  const outcome = await fetchCall(appConfiguration, {})
  if (outcome.status !== 200) throw new Error(`${appConfiguration.path}: ${outcome.status}`)
  loaded = new Map(outcome.body.map(({ cle, valeur }) => [cle, valeur]))
  return loaded
}

/** Loads the runtime configuration once; later requests resolve at once, and a failure rejects them all. */
export const loadConfiguration = (): Promise<Configuration> => (loading ??= load())

/** Value of a key of the configuration, empty when nothing is configured. */
export const configured = (cle: CleConfiguration): string => loaded.get(cle) ?? ''
