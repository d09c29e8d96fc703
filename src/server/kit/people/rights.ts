import { services as allServices, type ListeService, type Service } from '#contract/connexion/habilitation.ts'
import type { Compte } from './comptes.ts'

/** Services of an account: none as long as its holder is not confirmed, whatever the register grants. */
export const grantedServices = (compte: Compte): Service[] =>
  compte.etat === 'CONFIRME' ? (JSON.parse(compte.services) as Service[]) : []

/** Name to show: the declared one as long as the account is not confirmed, since the register's would be told. */
export const shownName = ({ etat, prenom, nom, prenom_declare, nom_declare }: Compte) =>
  etat === 'CONFIRME' ? { prenom, nom } : { prenom: prenom_declare ?? prenom, nom: nom_declare ?? nom }

/** Name, flags and services of an account, as the wire says them. */
export const rightsOf = (compte: Compte) => {
  const granted = grantedServices(compte)
  const { prenom, nom } = shownName(compte)
  const confirmed = compte.etat === 'CONFIRME'
  return {
    lectureSeule: compte.lecture_seule === 1,
    listeService: Object.fromEntries(
      allServices.map((service) => [service, granted.includes(service)]),
    ) as ListeService,
    identification: { identite: `${prenom} ${nom}` },
    accesDemandeModificationCIR: confirmed && compte.acces_modification_cir === 1,
    accesVerificationCompte: confirmed && compte.acces_verification_compte === 1,
  }
}
