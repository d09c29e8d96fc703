import { appConfiguration } from '#contract/contenu/configuration.ts'
import { fetchCall } from './fetch/fetchCall.ts'
import { keepConfiguration } from './configuration.ts'

/** Loads the runtime configuration; rejects when it cannot be had. */
export const loadConfiguration = async (): Promise<void> => {
  const outcome = await fetchCall(appConfiguration, {})
  if (outcome.status !== 200) throw new Error(`${appConfiguration.path}: ${outcome.status}`)
  keepConfiguration(outcome.body)
}
