import type { SuccessOf } from '#contract/kit/call.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'

/** An account that is on file, with what was said of it. */
export type Compte = SuccessOf<typeof compteindividuelretraite> & { readonly cir: Cir }

/** What someone may do about their account, besides reading it, and what their services lead to from there. */
export interface DroitsCompte {
  readonly verifie: boolean
  readonly corrige: boolean
  readonly messagerie: boolean
  readonly simule: boolean
  readonly demande: boolean
  readonly suit: boolean
}

/** Rights over the account; read-only accounts have none. */
export const droitsSur = (navigation: Habilitation | undefined): DroitsCompte => {
  const ecrit = navigation !== undefined && !navigation.lectureSeule
  return {
    verifie: ecrit && navigation.accesVerificationCompte,
    corrige: ecrit && navigation.accesDemandeModificationCIR,
    messagerie: ecrit && navigation.listeService.mesap,
    simule: navigation?.listeService.simulation === true,
    demande: ecrit && navigation.listeService.demandedepartretraite,
    suit: navigation?.listeService.suividepartretraite === true,
  }
}

/** Address of a new message about the account. */
export const adresseMessagerie = () => nouveauMessage({ theme: 'compteindividuelretraite' })
