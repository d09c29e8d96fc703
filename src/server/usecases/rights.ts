import { services as allServices, type ListeService } from '#contract/habilitation.ts'
import { grantedServices } from '../http/session.ts'
import type { Compte } from '../store/comptes.ts'

/** Name, flags and services of an account, as the wire says them. */
export const rightsOf = (compte: Compte) => {
  const granted = grantedServices(compte)
  return {
    lectureSeule: compte.lecture_seule === 1,
    listeService: Object.fromEntries(
      allServices.map((service) => [service, granted.includes(service)]),
    ) as ListeService,
    identification: { identite: `${compte.prenom} ${compte.nom}` },
    accesDemandeModificationCIR: compte.acces_modification_cir === 1,
    accesVerificationCompte: compte.acces_verification_compte === 1,
  }
}
