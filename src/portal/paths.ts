import type { EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import type { EtapeDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import { nomsRubrique, type NomRubrique } from '#contract/documents/listes.ts'
import type { HelpPage, InformationPage } from '#contract/contenu/contenu.ts'

/** Steps of the creation of an account in their order, one address each. */
export const etapesInscription = [
  'identite',
  'verification',
  'coordonnees',
  'motdepasse',
  'recapitulatif',
  'confirmation',
] as const

export type EtapeInscription = (typeof etapesInscription)[number]

const listes = Object.fromEntries(nomsRubrique.map((nom) => [nom, `/${nom}`])) as {
  readonly [N in NomRubrique]: `/${N}`
}

/** Every address of the portal that something leads to; `pages.ts` says what is there. */
export const paths = {
  racine: '/',
  accueilnonconnecte: '/accueilnonconnecte',
  accueilconnecte: '/accueilconnecte',
  ...listes,
  comparaison: (nom: NomRubrique) => `/${nom}/comparaison`,
  demandeenvoimail: '/demandeenvoimail',
  contact: '/contact',
  mesap: '/mesap',
  nouvelleDemandeMesap: '/mesap/nouvelle',
  demandeMesap: (demandeId: string) => `/mesap/demande/${demandeId}`,
  accessibilite: '/accessibilite',
  information: (nomPage: InformationPage) => `/information/${nomPage}`,
  question: (nomPage: HelpPage, numero?: number) =>
    `/question/${nomPage}${numero === undefined ? '' : `#question-${numero}`}`,
  inscription: '/inscription/identite',
  etapeInscription: (etape: EtapeInscription) => `/inscription/${etape}`,
  profil: '/profil',
  motdepasseoublie: '/motdepasseoublie/identification',
  motdepasseoublieConfirmation: '/motdepasseoublie/confirmation',
  compteindividuelretraite: '/retraite/compteindividuelretraite',
  correctioncir: '/retraite/compteindividuelretraite/correction',
  completerCorrection: (correctionId: string) =>
    `/retraite/compteindividuelretraite/correction/${correctionId}`,
  simulateur: '/retraite/simulateur/dynamique',
  demandedepartretraite: '/retraite/demandedepartretraite/preparation',
  etapeDemandeDepart: (etape: EtapeDemandeDepart) => `/retraite/demandedepartretraite/${etape}`,
  suividepartretraite: '/retraite/demandedepartretraite/suividepartretraite',
  demandedepartretraiteprogressive: '/retraite/demandedepartretraiteprogressive/situation',
  etapeDemandeProgressive: (etape: EtapeDemandeProgressive) =>
    `/retraite/demandedepartretraiteprogressive/${etape}`,
  suividepartretraiteprogressive: '/retraite/demandedepartretraiteprogressive/suividepartretraiteprogressive',
  calculette: '/calculette',
  plandusite: '/plandusite',
  erreur: '/erreur',
} as const

/** Keys of the dialogs that the retirement request opens (specification, §2.1). */
export const modalKeys = {
  annulation: 'annulation',
  prevision: 'prevision',
  verificationcir: 'verificationcir',
  validationcir: 'validationcir',
  modificationcir: 'modificationcir',
  validationdemandedepart: 'validationdemandedepart',
} as const

/** Element that takes the focus when a page opens. */
export const TITLE_ID = 'title'

/** Landing parameters of the links sent by e-mail: capital letters and digits only. */
export const validationParameters = [
  'validationInscription',
  'validationMotDePasseOublie',
  'validationMail',
] as const
