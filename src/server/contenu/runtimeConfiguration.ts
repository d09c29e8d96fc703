import { communes } from '#contract/profil/adresse.ts'
import {
  clesConfiguration,
  type CleConfiguration,
  type EntreeConfiguration,
} from '#contract/contenu/configuration.ts'
import type { Config } from '#server/config.ts'
import { donneesAudit } from './accessibilite/accessibiliteDonnees.ts'

/** Where the embedded breach-range service answers. */
const EMBEDDED_COMPROMISSION = '/compromission'

/** What the portal reads at start; an empty value means "not configured". */
export const runtimeConfiguration = (config: Config): EntreeConfiguration[] => {
  const values: Partial<Record<CleConfiguration, string>> = {
    urlMesap: '/mesap',
    urlApiMesap: '/mesap/mesap-api/api',
    urlCompromission: config.urlCompromission ?? EMBEDDED_COMPROMISSION,
    urlCommunes: communes.path,
    urlRetraitePublique: config.urlRetraitePublique,
    urlMatomo: config.matomo?.url ?? '',
    siteMatomo: config.matomo?.site ?? '',
    conteneurMatomo: config.matomo?.conteneur ?? '',
    urlPartageEcran: config.urlPartageEcran ?? '',
    bloquerCopierColler: 'true',
    conformiteAccessibilite: donneesAudit.etat,
  }
  return clesConfiguration.map((cle) => ({ cle, valeur: values[cle] ?? '' }))
}
