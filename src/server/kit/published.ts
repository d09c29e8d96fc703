import type { ContentId, Contenu, MessageAlerte, Page } from '#contract/contenu/contenu.ts'
import type { CleConfiguration } from '#contract/contenu/configuration.ts'
import { defaultMessages } from '#contract/messages.ts'
import type { Clock } from './clock.ts'
import { allContenus, allReglages } from './database/reglages.ts'
import type { Db } from './database/Store.ts'

/** How old what is kept in memory may be, in milliseconds: what is published shows after this at most. */
const FRESH_MS = 2000

type Compromission = Omit<Page['parametrage'], 'franceconnectactive' | 'listeFiltre'>

/** Compromise check of new passwords: mode, threshold and waiting time (specification, §3 and §9). */
export const defaultCompromission: Compromission = {
  verificationCompromissionMotDePasse: 1,
  seuilAcceptabiliteOccurrencesCompromissionMotDePasse: 1,
  delaiAttenteCompromissionMotDePasseMillis: 5000,
}

/** Content of every page. */
type Contenus = Readonly<Record<ContentId, Contenu>>

/** Setting that holds, as one JSON object of texts by key, what « configuration definir » sets. */
export const CONFIGURATION = 'configuration'

/** What signing in by a password is enough for: everything, all but sensitive acts, or nothing once the identity is confirmed. */
export const niveauxDemandes = ['motdepasse', 'actes', 'connexion'] as const

/** What the administration sets for the whole installation beside what the portal reads. */
const clesServeur = ['niveauAuthentification', 'hotesReferenceUrl'] as const

/** A key that « configuration definir » may set. */
export type CleReglee = CleConfiguration | keyof Compromission | (typeof clesServeur)[number]

/** What the administration publishes, over the defaults. */
export interface Published {
  readonly maintenance: boolean
  readonly messages: Readonly<Record<string, string>>
  readonly alerte: MessageAlerte | undefined
  readonly compromission: Compromission
  /** What is set, as it was set. */
  readonly configuration: Readonly<Partial<Record<CleReglee, string>>>
  readonly niveau: (typeof niveauxDemandes)[number]
  /** Hosts that an event may lead to; nothing when any may be. */
  readonly hotesReference: readonly string[] | undefined
  readonly contenus: Contenus
}

const compromissionOf = (configuration: Published['configuration']): Compromission =>
  Object.fromEntries(
    Object.entries(defaultCompromission).map(([cle, byDefault]) => [
      cle,
      Number(configuration[cle as keyof Compromission] ?? byDefault),
    ]),
  ) as unknown as Compromission

/** Whether an event may lead to an address: to any host while none are listed. */
export const mayLeadTo = ({ hotesReference }: Pick<Published, 'hotesReference'>, url: string): boolean =>
  hotesReference === undefined || hotesReference.includes(URL.parse(url)?.host ?? '')

const read = async (db: Db, defaults: Contenus): Promise<Published> => {
  const reglages = new Map((await allReglages(db)).map(({ cle, valeur }) => [cle, valeur]))
  const parsed = <T>(cle: string) => JSON.parse(reglages.get(cle) ?? 'null') as T | null
  const configuration = parsed<Published['configuration']>(CONFIGURATION) ?? {}
  return {
    maintenance: reglages.get('maintenance') === '1',
    messages: { ...defaultMessages, ...parsed<Record<string, string>>('messages') },
    alerte: parsed<MessageAlerte>('messagealerte') ?? undefined,
    compromission: compromissionOf(configuration),
    configuration,
    niveau: niveauxDemandes.find((one) => one === configuration.niveauAuthentification) ?? 'motdepasse',
    hotesReference: configuration.hotesReferenceUrl?.split(','),
    contenus: {
      ...defaults,
      ...Object.fromEntries(
        (await allContenus(db)).map(({ page, json }) => [page, JSON.parse(json) as Contenu]),
      ),
    },
  }
}

/** Reads what is published, at most once every two seconds whatever the traffic. */
export const publishedReader = (db: Db, clock: Clock, defaults: Contenus): (() => Promise<Published>) => {
  let kept: Promise<Published> | undefined
  let readAt = 0
  return () => {
    const now = clock().getTime()
    if (!kept || now - readAt >= FRESH_MS) {
      readAt = now
      kept = read(db, defaults)
      kept.catch(() => {
        kept = undefined
      })
    }
    return kept
  }
}
