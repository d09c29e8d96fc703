import { departFormSchema } from '#contract/demande/departForm.ts'
import {
  nouvelleAdresseFormSchema,
  situationDepartFormSchema,
} from '#contract/demande/situationDepartForm.ts'
import { declarationFormSchema } from '#contract/demande/demandeForm.ts'
import type { DemandeDepartEnvoyee } from '#contract/demande/demandederetraite.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { piecesDemandees } from '#rules/demande/demandeDepart.ts'
import { debutDuCompte } from '#rules/simulation/hypotheses.ts'
import { accuseReport } from '../pdf/accusePdf.ts'
import type { Services } from '#server/services.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { keepAdresses } from '#server/kit/people/adresses.ts'
import { askedPieces } from './askedPieces.ts'
import { openDossier } from './openDossier.ts'
import { type DossierOuvert, sentAs } from './sentAs.ts'
import { requireConfirmed } from '#server/kit/session/requireConfirmed.ts'

/** The request as the rules accept it: each step by the very schema of its form. */
const checked = async ({ db }: Services, compte: Compte, sent: DemandeDepartEnvoyee, today: CalendarDate) => {
  checkForm(declarationFormSchema, sent)
  const held = await cirOf(db, compte.id)
  const situation = checkForm(situationDepartFormSchema(today), sent.situation)
  const depart = checkForm(
    departFormSchema({
      today,
      dateNaissance: compte.date_naissance,
      categorie: held?.cir.situation.categorie ?? 'sedentaire',
      debutAvant: held && debutDuCompte(held.cir, { dateDepart: today, quotites: [] }),
    }),
    sent.depart,
  )
  const nouvelleAdresse = situation.changementAdresse
    ? checkForm(nouvelleAdresseFormSchema(today), sent.nouvelleAdresse ?? {})
    : undefined
  return { situation, depart, ...(nouvelleAdresse && { nouvelleAdresse }) }
}

/** Sends the request for retirement of a person: see `openDossier` for what it does and refuses. */
export const sendDepart = async (
  services: Services,
  compte: Compte,
  sent: DemandeDepartEnvoyee,
): Promise<DossierOuvert> => {
  requireConfirmed(compte)
  const before = await sentAs(services.db, compte, 'depart', sent.cleEnvoi)
  if (before) return before
  const contenu = await checked(services, compte, sent, dayInParis(services.clock()))
  const { situation, depart, nouvelleAdresse } = contenu
  const groupes = piecesDemandees({
    enfants: situation.enfants.length,
    enfantPasConcerne: situation.codeValidationEnfant === 3,
    codeMotifDepart: depart.codeMotifDepart,
    indicateurServiceAuxiliaire: situation.indicateurServiceAuxiliaire,
    conservationIban: depart.conservationIban,
  })
  const { pieces, joined } = await askedPieces(services.db, compte.id, sent.pieces, groupes)
  return openDossier(services, {
    compte,
    genre: 'depart',
    cleEnvoi: sent.cleEnvoi,
    dateEffet: depart.dateDepart,
    contenu,
    pieces,
    nouvelIban: depart.conservationIban ? undefined : depart.iban1 + depart.iban2,
    accuse: (received) =>
      accuseReport({ ...received, kind: 'depart', demande: { ...sent, ...contenu }, fichiers: joined }),
    keep: async (db) => {
      if (nouvelleAdresse) await keepAdresses(services, db, compte.id, { adresseFuture: nouvelleAdresse })
    },
  })
}
