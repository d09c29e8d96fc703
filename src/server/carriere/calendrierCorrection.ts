import { ecrireAuService } from '#contract/demande/suiviTextes.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { finDuSilence } from '#rules/demande/echeances.ts'
import { drawAgenda } from '#server/kit/agenda/drawAgenda.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { ownCorrection } from './store.ts'

/**
 * The next date of a correction, for the person's own calendar; `introuvable` once the office has begun: a document that
 * it asks for suspends the two months (art. L. 114-5 CRPA), whose end is then not known.
 */
export const calendrierCorrection = async ({ db, clock }: Services, compte: Compte, correctionId: string) => {
  const row = await ownCorrection(db, compte.id, correctionId)
  if (row?.etat !== 'transmise') throw new Refusal('introuvable')
  const { numero, cree_le } = row
  const silence = {
    nature: 'silence',
    date: finDuSilence(dayInParis(new Date(cree_le))),
    titre:
      'Correction de votre compte individuel retraite : sans réponse à cette date, écrivez à votre service',
    explication: `Si vous n’avez toujours pas de réponse, ${ecrireAuService}.`,
    aFaire: true,
  }
  return { numero, body: drawAgenda({ numero, at: clock(), dates: [silence] }) }
}
