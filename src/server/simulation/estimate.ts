import type { DemandeEstimation } from '#contract/simulation/demandeEstimation.ts'
import { messageKey } from '#contract/messages.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { verifierDemande } from '#rules/retraite/estimation/verifierDemande.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { networkOf, withinLimit } from '#server/kit/limits/limits.ts'

/** Estimates that one network may ask for in an hour: programs use this call, and it costs next to nothing. */
const ESTIMATES_PER_NETWORK = 10_000

/** Estimates a pension, or refuses with every faulty field and the sentence of the first. Nothing is kept. */
export const estimate = async (services: Services, demande: DemandeEstimation, address: string) => {
  const key = `estimation:${networkOf(address)}`
  if (!(await withinLimit(services, key, ESTIMATES_PER_NETWORK))) throw new Refusal('tropDeDemandes')
  const fautes = verifierDemande(demande)
  const [premiere] = fautes
  if (premiere) {
    const erreurCode = messageKey(`RETRAITE_${premiere.motif}`)
    const champs = [...new Set(fautes.map(({ champ }) => champ))]
    const message = (await services.published()).messages[erreurCode]
    throw new Refusal('saisieRefusee', { champs, erreurCode, ...(message && { message }) })
  }
  const { lignes, ...resultat } = estimer(demande)
  return { ...resultat, lignes: [...lignes] }
}
