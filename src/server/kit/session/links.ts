import { newLinkToken } from '../secrets.ts'
import type { Services } from '#server/services.ts'
import { addJeton } from './jetons.ts'
import type { JetonTable } from '../database/schemaIdentite.ts'
import type { Db } from '../database/Store.ts'

/** Landing parameter of each kind of link, and how long the link lives, in milliseconds. */
const kinds = {
  inscription: { parameter: 'validationInscription', life: 24 * 60 * 60_000 },
  motdepasse: { parameter: 'validationMotDePasseOublie', life: 30 * 60_000 },
  mail: { parameter: 'validationMail', life: 24 * 60 * 60_000 },
} as const satisfies Record<JetonTable['genre'], { parameter: string; life: number }>

interface Link {
  readonly genre: JetonTable['genre']
  readonly compteId?: string
  readonly donnees?: unknown
}

/** Makes a link to send by e-mail, in the transaction given; gives its address. */
export const newLink = async ({ config, clock }: Services, db: Db, link: Link): Promise<string> => {
  const { parameter, life } = kinds[link.genre]
  const token = newLinkToken()
  await addJeton(db, token, { ...link, expireLe: clock().getTime() + life })
  return `${config.origin}/accueilnonconnecte?${parameter}=${token}`
}
