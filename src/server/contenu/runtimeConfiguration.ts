import {
  clesConfiguration,
  type CleConfiguration,
  type EntreeConfiguration,
} from '#contract/contenu/configuration.ts'
import { mesap } from '#contract/kit/call.ts'
import type { Config } from '#server/config.ts'
import type { Published } from '#server/kit/published.ts'
import type { EtatConformite } from '#rules/contenu/accessibilite.ts'

/** Where the embedded breach-range service answers. */
const EMBEDDED_COMPROMISSION = '/compromission'

/**
 * What the portal reads at start: what the administration set, over the environment, the contact that it published and the
 * defaults; an empty value means "not configured". The state of conformity (`etat`) is nobody's to set.
 */
export const runtimeConfiguration = (
  config: Config,
  posees: Published['configuration'] = {},
  { telephone, horaires }: Readonly<Record<string, string>> = {},
  etat: EtatConformite = 'non',
): EntreeConfiguration[] => {
  const values: Partial<Record<CleConfiguration, string>> = {
    urlMesap: '/mesap',
    urlApiMesap: mesap,
    urlCompromission: config.urlCompromission ?? EMBEDDED_COMPROMISSION,
    urlRetraitePublique: config.urlRetraitePublique,
    urlMatomo: config.matomo?.url ?? '',
    siteMatomo: config.matomo?.site ?? '',
    conteneurMatomo: config.matomo?.conteneur ?? '',
    urlPartageEcran: config.urlPartageEcran ?? '',
    telephoneAssistance: telephone ?? '',
    horairesAssistance: horaires ?? '',
    bloquerCopierColler: 'true',
  }
  const all = { ...values, ...posees, conformiteAccessibilite: etat }
  return clesConfiguration.map((cle) => ({ cle, valeur: all[cle] ?? '' }))
}
