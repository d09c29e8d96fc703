import type { Facteur, Securite } from '#contract/connexion/facteurs/facteurs.ts'
import { nomFacteurFormSchema } from '#contract/connexion/facteurs/facteurForm.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import { changeCompte, type Compte } from '#server/kit/people/comptes.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { holdSession, inSession } from '#server/kit/session/holdSession.ts'
import { dropJetons } from '#server/kit/session/jetons.ts'
import { passwordIsEnough } from '#server/kit/session/preuve.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import { codesLeft, dropCodes, renewCodes } from './codesSecours.ts'
import { codesSecoursMail, facteurRetireMail } from './mails.ts'
import { dropFacteur, facteursOf, nameFacteur, type FacteurRow } from './store.ts'
import { isoOf } from '#server/kit/clock.ts'

const facteurShown = ({ id, genre, nom, cree_le, utilise_le }: FacteurRow): Facteur => ({
  facteurId: id,
  genre,
  nom,
  creeLe: isoOf(cree_le),
  ...(utilise_le !== null && { utiliseLe: isoOf(utilise_le) }),
})

/** What the profile shows of second factors. */
export const securiteShown = async (services: Services, compte: Compte): Promise<Securite> => ({
  facteurs: (await facteursOf(services.db, compte.id)).map(facteurShown),
  codesSecours: await codesLeft(services.db, compte.id),
  niveau: (await services.published()).niveau,
  motDePasseSuffit: await passwordIsEnough(services, compte),
})

/** What the portal holds of someone's second factors: never a secret. */
export const heldFacteurs = async (db: Db, compteId: string) => ({
  secondsFacteurs: (await facteursOf(db, compteId)).map(facteurShown),
})

/** Notes that a second factor was offered: it is offered once. */
export const noteOffer = async (services: Services, session: OpenSession): Promise<void> => {
  const facteur_propose_le = services.clock().getTime()
  await inSession(services, session, (db, { id }) => changeCompte(db, id, { facteur_propose_le }))
}

export const rename = async (
  services: Services,
  session: OpenSession,
  facteurId: string,
  typed: string,
): Promise<void> => {
  const { nom } = checkForm(nomFacteurFormSchema, { nom: typed })
  await inSession(services, session, async (db, { id }) => {
    if (!(await nameFacteur(db, id, facteurId, nom))) throw new Refusal('introuvable')
  })
}

/**
 * Removes a factor, and the recovery codes with the last one; both addresses are told, and the other sessions end, those that
 * open too: what is removed may have opened one of them, on a device that was lost.
 */
export const remove = async (services: Services, session: OpenSession, facteurId: string): Promise<void> => {
  await services.db.transaction().execute(async (db) => {
    const { id } = await holdSession(db, session)
    const removed = await dropFacteur(db, id, facteurId)
    if (!removed) throw new Refusal('introuvable')
    if ((await facteursOf(db, id)).length === 0) await dropCodes(db, id)
    await endSessionsOf(db, id, session.empreinte)
    await dropJetons(db, 'secondfacteur', id)
    const { origin } = services.config
    const ajouteLe = new Date(removed.cree_le)
    await mailBoth(services, db, id, facteurRetireMail({ origin, genre: removed.genre, ajouteLe }))
  })
  services.wakeMail()
}

/** Makes new recovery codes for someone who has a factor, told this once. */
export const newCodes = async (services: Services, session: OpenSession): Promise<string[]> => {
  const codes = await services.db.transaction().execute(async (db) => {
    const { id } = await holdSession(db, session)
    if ((await facteursOf(db, id)).length === 0) throw new Refusal('aucunFacteur')
    await mailBoth(services, db, id, codesSecoursMail(services.config))
    return renewCodes(services, db, id)
  })
  services.wakeMail()
  return codes
}
