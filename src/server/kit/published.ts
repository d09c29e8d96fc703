import type { exigencesCaptcha } from '#contract/connexion/connexion.ts'
import type { ContentId, Contenu, MessageAlerte, Page } from '#contract/contenu/contenu.ts'
import { niveauxDemandes } from '#contract/connexion/facteurs/facteurs.ts'
import type { CleConfiguration } from '#contract/contenu/configuration.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { PUBLISHED_ONLY } from '#contract/messages.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import type { Elapsed } from './clock.ts'
import { allContenus, allReglages } from './database/reglages.ts'
import type { Db } from './database/Store.ts'
import { fillContenu } from './mentions/fillContenu.ts'
import type { Mention } from './mentions/mentions.ts'

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

/** What the administration sets for the whole installation beside what the portal reads. */
const clesServeur = [
  'niveauAuthentification',
  'captchaConnexion',
  'hotesReferenceUrl',
  'publicationRgaaSuivant',
] as const

/** A key that « configuration definir » may set. */
export type CleReglee = CleConfiguration | keyof Compromission | (typeof clesServeur)[number] | Mention

/** What the administration publishes, over the defaults. */
export interface Published {
  readonly maintenance: boolean
  readonly messages: Readonly<Record<string, string>>
  /** Those of the messages that are not the default ones. */
  readonly messagesPublies: Readonly<Record<string, string>>
  readonly alerte: MessageAlerte | undefined
  readonly compromission: Compromission
  /** What is set, as it was set. */
  readonly configuration: Readonly<Partial<Record<CleReglee, string>>>
  readonly niveau: (typeof niveauxDemandes)[number]
  readonly captchaConnexion: (typeof exigencesCaptcha)[number]
  /** Hosts that an event may lead to; nothing when any may be. */
  readonly hotesReference: readonly string[] | undefined
  /** Day on which the next version of the RGAA came out, once it has. */
  readonly rgaaSuivant: CalendarDate | undefined
  /** As people read them: with what the administration says, without what it has not said. */
  readonly contenus: Contenus
  /** As they are written, to be changed and published. */
  readonly modeles: Contenus
}

const compromissionOf = (configuration: Published['configuration']): Compromission =>
  Object.fromEntries(
    Object.entries(defaultCompromission).map(([cle, byDefault]) => [
      cle,
      Number(configuration[cle as keyof Compromission] ?? byDefault),
    ]),
  ) as unknown as Compromission

const dateOr = (text = '') => (isCalendarDate(text) ? text : undefined)

/** Whether an event may lead to an address: to any host while none are listed. */
export const mayLeadTo = ({ hotesReference }: Pick<Published, 'hotesReference'>, url: string): boolean =>
  hotesReference === undefined || hotesReference.includes(URL.parse(url)?.host ?? '')

/** The messages that an answer carries: 23 kB that the portal has already, unless some were published. */
export const messagesFor = (
  { messages, messagesPublies }: Pick<Published, 'messages' | 'messagesPublies'>,
  prefer: unknown,
): Record<string, string> => (prefer === PUBLISHED_ONLY ? messagesPublies : messages)

const mapValues = (contenus: Contenus, change: (contenu: Contenu) => Contenu) =>
  Object.fromEntries(Object.entries(contenus).map(([id, contenu]) => [id, change(contenu)])) as Contenus

/** What the base holds of it. */
const rowsOf = async (db: Db) => ({ reglages: await allReglages(db), contenus: await allContenus(db) })

const toldBy = (rows: Awaited<ReturnType<typeof rowsOf>>, defaults: Contenus): Published => {
  const reglages = new Map(rows.reglages.map(({ cle, valeur }) => [cle, valeur]))
  const parsed = <T>(cle: string) => JSON.parse(reglages.get(cle) ?? 'null') as T | null
  const configuration = parsed<Published['configuration']>(CONFIGURATION) ?? {}
  const publies = parsed<Record<string, string>>('messages') ?? {}
  const modeles: Contenus = {
    ...defaults,
    ...Object.fromEntries(rows.contenus.map(({ page, json }) => [page, JSON.parse(json) as Contenu])),
  }
  return {
    maintenance: reglages.get('maintenance') === '1',
    messages: { ...defaultMessages, ...publies },
    messagesPublies: publies,
    alerte: parsed<MessageAlerte>('messagealerte') ?? undefined,
    compromission: compromissionOf(configuration),
    configuration,
    captchaConnexion: configuration.captchaConnexion === 'doute' ? 'doute' : 'toujours',
    niveau: niveauxDemandes.find((one) => one === configuration.niveauAuthentification) ?? 'motdepasse',
    hotesReference: configuration.hotesReferenceUrl?.split(','),
    rgaaSuivant: dateOr(configuration.publicationRgaaSuivant),
    contenus: mapValues(modeles, (contenu) => fillContenu(contenu, configuration)),
    modeles,
  }
}

/**
 * Reads what is published, at most once every two seconds whatever the traffic, and gives the same again while the base holds the
 * same: filling every content takes some fifty milliseconds, in which nobody else is answered.
 */
export const publishedReader = (db: Db, elapsed: Elapsed, defaults: Contenus): (() => Promise<Published>) => {
  let last: { readonly rows: string; readonly published: Published } | undefined
  const read = async () => {
    const rows = await rowsOf(db)
    const text = JSON.stringify(rows)
    if (last?.rows !== text) last = { rows: text, published: toldBy(rows, defaults) }
    return last.published
  }
  let kept: Promise<Published> | undefined
  let readAt = 0
  return () => {
    const now = elapsed()
    if (!kept || now - readAt >= FRESH_MS) {
      readAt = now
      kept = read()
      kept.catch(() => {
        kept = undefined
      })
    }
    return kept
  }
}
