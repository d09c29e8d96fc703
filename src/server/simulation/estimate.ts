import type { DemandeEstimation } from '#contract/simulation/demandeEstimation.ts'
import { messageKey } from '#contract/messages.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'

/** Estimates a pension, or refuses with every faulty field and the sentence of the first. Nothing is kept. */
export const estimate = async ({ published }: Pick<Services, 'published'>, demande: DemandeEstimation) => {
  const fautes = verifierDemande(demande)
  const [premiere] = fautes
  if (premiere) {
    const erreurCode = messageKey(`RETRAITE_${premiere.motif}`)
    const champs = [...new Set(fautes.map(({ champ }) => champ))]
    const message = (await published()).messages[erreurCode]
    throw new Refusal('saisieRefusee', { champs, erreurCode, ...(message && { message }) })
  }
  const { lignes, ...resultat } = estimer(demande)
  return { ...resultat, lignes: [...lignes] }
}
