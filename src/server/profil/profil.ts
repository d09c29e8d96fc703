import type { Selectable } from 'kysely'
import type { JournalTable } from '#server/kit/database/schema/identite.ts'
import type { Profil, Notification } from '#contract/profil/profil.ts'
import { maskedNir } from '#rules/connexion/nir.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { lastConnexions } from '#server/kit/database/journal.ts'
import { banqueOf } from '#server/kit/identity/banque.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { type OpenSession, sessionsOf } from '#server/kit/session/sessions.ts'
import { endSessionById } from '#server/kit/session/endSessions.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import { shownName } from '#server/kit/people/rights.ts'
import { adressesOn } from '#server/kit/identity/adresses.ts'
import { pendingCourriels } from './pendingCourriels.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { isoOf } from '#server/kit/clock.ts'

const identiteOf = (compte: Compte): Profil['identite'] => {
  const { prenom, nom } = shownName(compte)
  const confirmee = compte.etat === 'CONFIRME'
  return {
    prenom,
    nom,
    nomNaissance: confirmee ? compte.nom_naissance || compte.nom : nom,
    dateNaissance: confirmee ? compte.date_naissance : '',
    nirMasque: maskedNir(compte.identifiant),
    confirmee,
  }
}

/** A sign-in as its owner reads it. */
export const connexionShown = ({ quand, navigateur, moyen }: Selectable<JournalTable>) => ({
  date: isoOf(quand),
  navigateur,
  moyen,
})

/** Everything that the profile screen shows. */
export const profilShown = async (
  { db, clock }: Services,
  { compte, empreinte }: OpenSession,
): Promise<Profil> => {
  const now = clock()
  const row = await profilOf(db, compte.id)
  const sessions = await sessionsOf(db, compte.id)
  const connexions = await lastConnexions(db, compte.id)
  return {
    identite: identiteOf(compte),
    coordonnees: {
      courrielPrincipal: row.courriel_principal,
      courrielSecondaire: row.courriel_secondaire,
      telephonePrincipal: row.telephone_principal,
      telephoneSecondaire: row.telephone_secondaire,
    },
    courrielsEnAttente: await pendingCourriels(db, compte.id, now.getTime()),
    ...(compte.etat === 'CONFIRME' ? adressesOn(row, dayInParis(now)) : {}),
    ...banqueOf(compte, row, now),
    connexions: connexions.map(connexionShown),
    sessions: sessions.map(({ id, cree_le, vu_le, navigateur, moyen, empreinte: theirs }) => ({
      sessionId: id,
      ouverteLe: isoOf(cree_le),
      vueLe: isoOf(vu_le),
      navigateur,
      moyen,
      actuelle: theirs === empreinte,
    })),
    notifications: JSON.parse(row.notifications) as Notification[],
  }
}

/** Closes a session of a person, this one or another. */
export const closeSession = (services: Services, session: OpenSession, sessionId: string): Promise<void> =>
  inSession(services, session, async (db, { id }) => {
    if (!(await endSessionById(db, id, sessionId))) throw new Refusal('introuvable')
  })
