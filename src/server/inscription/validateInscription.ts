import { dayInParis } from '#rules/calendar/dates.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import {
  addCompte,
  changeCompteFrom,
  compteByIdentifiant,
  nothingDeclared,
  type Compte,
} from '#server/kit/people/comptes.ts'
import { takeJeton } from '#server/kit/session/jetons.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { registered } from './identite/ibanChallenge.ts'
import { askToConfirm } from './identite/identityEvent.ts'
import type { PendingInscription } from './sendInscription.ts'
import { supersede } from './supersede.ts'
import { isTaken } from '#server/kit/database/lock.ts'

/** An account for someone whom the register does not know: empty, like any that is not confirmed. */
const createUnknown = (db: Db, pending: PendingInscription, now: number): Promise<string> =>
  addCompte(db, {
    identifiant: pending.identifiant,
    secret: pending.secret,
    prenom: pending.prenom,
    nom: pending.nom,
    nom_naissance: pending.nom,
    date_naissance: pending.date_naissance,
    etat: 'AFFIRME',
    lecture_seule: 0,
    services: '[]',
    acces_modification_cir: 0,
    acces_verification_compte: 0,
    cir: 0,
    nouveau_nir: null,
    cree_le: now,
  })

/** Gives the account of the register to who proved, or says, to be its person; refused if someone was quicker. */
const giveTo = async (db: Db, { id, etat }: Compte, pending: PendingInscription) => {
  const { mode, secret, prenom, nom, date_naissance } = pending
  const declared = { prenom_declare: prenom, nom_declare: nom, naissance_declaree: date_naissance }
  const given = await changeCompteFrom(
    db,
    id,
    { etat },
    {
      secret,
      etat: mode,
      ...(mode === 'AFFIRME' ? declared : nothingDeclared),
    },
  )
  if (!given) throw new Refusal('lienInscription')
}

/** Of two links of the same number opened together, the second finds it taken. */
const refuseTaken = (error: unknown): never => {
  throw isTaken(error) ? new Refusal('lienInscription') : error
}

const mayTake = (compte: Compte | undefined, mode: PendingInscription['mode']) =>
  compte === undefined || compte.etat === 'REGISTRE' || (compte.etat === 'AFFIRME' && mode === 'CONFIRME')

/** Whether what was proved of a person, a day ago at most, is still of the account that has their number: it may be another's by now. */
const isStillProved = async (db: Db, { id }: Compte, pending: PendingInscription): Promise<boolean> =>
  pending.mode === 'AFFIRME' || (await registered({ db }, pending)).counted === id

/** Opens the link of a creation: once, whole or not at all. Gives the account. */
export const validateInscription = async (services: Services, token: string): Promise<string> => {
  const { db, clock } = services
  const now = clock().getTime()
  const compteId = await db.transaction().execute(async (transaction) => {
    const jeton = await takeJeton(transaction, 'inscription', token, now)
    if (!jeton?.donnees) throw new Refusal('lienInscription')
    const pending = JSON.parse(jeton.donnees) as PendingInscription
    const compte = await compteByIdentifiant(transaction, pending.identifiant)
    if (!mayTake(compte, pending.mode)) throw new Refusal('lienInscription')
    if (compte && !(await isStillProved(transaction, compte, pending))) throw new Refusal('lienInscription')
    if (compte?.etat === 'AFFIRME') await supersede(transaction, compte, now)
    if (compte) await giveTo(transaction, compte, pending)
    const id = compte?.id ?? (await createUnknown(transaction, pending, now).catch(refuseTaken))
    const { coordonnees } = pending
    await changeProfil(transaction, id, {
      courriel_principal: coordonnees.courrielPrincipal,
      courriel_secondaire: coordonnees.courrielSecondaire,
      telephone_principal: coordonnees.telephonePrincipal,
      telephone_secondaire: coordonnees.telephoneSecondaire,
    })
    if (pending.mode === 'AFFIRME' || !compte) await askToConfirm(transaction, id, dayInParis(clock()))
    return id
  })
  services.wakeMail()
  return compteId
}
