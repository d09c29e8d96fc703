import type { SuccessOf } from '#contract/kit/call.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { compteindividuelretraite } from '#contract/carriere/compteindividuelretraite.ts'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import { nouveauMessage } from '#portal/client/nouveauMessage.ts'

/** An account that is on file, with what was said of it. */
export type Compte = SuccessOf<typeof compteindividuelretraite> & { readonly cir: Cir }

/** What someone may do about their account, besides reading it, and what their services lead to from there. */
export interface DroitsCompte {
  /** May join what is asked of them. */
  readonly ecrit: boolean
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
    ecrit,
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

/** How someone reaches the office: by secure messages to who may write some, as the page of contacts says to the others. */
export const voieVersLeService = ({ messagerie }: Pick<DroitsCompte, 'messagerie'>) =>
  messagerie
    ? { adresse: adresseMessagerie(), texte: componentMessages.ecrireAuService }
    : { adresse: paths.contact, texte: componentMessages.contact }
