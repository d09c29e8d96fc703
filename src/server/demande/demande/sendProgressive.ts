import { declarationFormSchema } from '#contract/demande/demandeForm.ts'
import {
  situationProgressiveFormSchema,
  tempsPartielFormSchema,
} from '#contract/demande/demandeprogressiveForm.ts'
import type { DemandeProgressiveEnvoyee } from '#contract/demande/demandederetraite.ts'
import { piecesProgressives } from '#rules/demande/demandeProgressive.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { accuseReport } from '../pdf/accusePdf.ts'
import type { Services } from '#server/services.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { askedPieces } from './askedPieces.ts'
import { openDossier } from './openDossier.ts'
import { type DossierOuvert, sentAs } from './sentAs.ts'
import { requireConfirmed } from '#server/kit/session/requireConfirmed.ts'

/** Sends the request for a progressive pension of a person: see `openDossier` for what it does and refuses. */
export const sendProgressive = async (
  services: Services,
  compte: Compte,
  sent: DemandeProgressiveEnvoyee,
): Promise<DossierOuvert> => {
  requireConfirmed(compte)
  const before = await sentAs(services.db, compte, 'progressive', sent.cleEnvoi)
  if (before) return before
  checkForm(declarationFormSchema, sent)
  const situation = checkForm(situationProgressiveFormSchema, sent.situation)
  const held = await cirOf(services.db, compte.id)
  const tempsPartiel = checkForm(
    tempsPartielFormSchema({
      today: dayInParis(services.clock()),
      dateNaissance: compte.date_naissance,
      categorie: held?.cir.situation.categorie ?? 'sedentaire',
    }),
    sent.tempsPartiel,
  )
  const { pieces, joined } = await askedPieces(
    services.db,
    compte.id,
    sent.pieces,
    piecesProgressives(tempsPartiel),
  )
  return openDossier(services, {
    compte,
    genre: 'progressive',
    cleEnvoi: sent.cleEnvoi,
    dateEffet: tempsPartiel.dateDebut,
    contenu: { situation, tempsPartiel },
    pieces,
    nouvelIban: tempsPartiel.conservationIban ? undefined : tempsPartiel.iban1 + tempsPartiel.iban2,
    accuse: (received) =>
      accuseReport({
        ...received,
        kind: 'progressive',
        demande: { ...sent, situation, tempsPartiel },
        fichiers: joined,
      }),
  })
}
