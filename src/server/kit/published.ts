import type { ContentId, Contenu, MessageAlerte, Page } from '#contract/contenu/contenu.ts'
import { defaultMessages } from '#contract/messages.ts'
import type { Clock } from './clock.ts'
import { allContenus, allReglages } from './database/reglages.ts'
import type { Db } from './database/Store.ts'

/** How old what is kept in memory may be, in milliseconds: what is published shows after this at most. */
const FRESH_MS = 2000

type Compromission = Omit<Page['parametrage'], 'franceconnectactive' | 'listeFiltre'>

/** Compromise check of new passwords: mode, threshold and waiting time (specification, §3 and §9). */
const defaultCompromission: Compromission = {
  verificationCompromissionMotDePasse: 1,
  seuilAcceptabiliteOccurrencesCompromissionMotDePasse: 1,
  delaiAttenteCompromissionMotDePasseMillis: 5000,
}

/** Content of every page. */
type Contenus = Readonly<Record<ContentId, Contenu>>

/** What the administration publishes, over the defaults. */
export interface Published {
  readonly maintenance: boolean
  readonly messages: Readonly<Record<string, string>>
  readonly alerte: MessageAlerte | undefined
  readonly compromission: Compromission
  readonly contenus: Contenus
}

const read = async (db: Db, defaults: Contenus): Promise<Published> => {
  const reglages = new Map((await allReglages(db)).map(({ cle, valeur }) => [cle, valeur]))
  const parsed = <T>(cle: string) => JSON.parse(reglages.get(cle) ?? 'null') as T | null
  return {
    maintenance: reglages.get('maintenance') === '1',
    messages: { ...defaultMessages, ...parsed<Record<string, string>>('messages') },
    alerte: parsed<MessageAlerte>('messagealerte') ?? undefined,
    compromission: { ...defaultCompromission, ...parsed<Partial<Compromission>>('compromission') },
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
