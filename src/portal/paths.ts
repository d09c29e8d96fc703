import type { EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import type { EtapeDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import type { InformationPage, PageKey, QuestionPage } from '#contract/contenu/contenu.ts'

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

/** Every URL of the portal. */
export const paths = {
  racine: '/',
  accueilnonconnecte: '/accueilnonconnecte',
  accueilconnecte: '/accueilconnecte',
  remunerationpaie: '/remunerationpaie',
  pension: '/pension',
  documentemployeur: '/documentemployeur',
  comparaisonRemuneration: '/remunerationpaie/comparaison',
  comparaisonPension: '/pension/comparaison',
  demandeenvoimail: '/demandeenvoimail',
  contact: '/contact',
  mesap: '/mesap',
  nouvelleDemandeMesap: '/mesap/nouvelle',
  demandeMesap: (demandeId: string) => `/mesap/demande/${demandeId}`,
  accessibilite: '/accessibilite',
  information: (nomPage: InformationPage) => `/information/${nomPage}`,
  question: (nomPage: QuestionPage | 'aidenonconnecte', numero?: number) =>
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

/** Where each page key of the specification (§2.1) is shown; several keys may share a screen. */
export const pagePaths = {
  accueilnonconnecte: paths.accueilnonconnecte,
  accueilconnecte: paths.accueilconnecte,
  remunerationpaie: paths.remunerationpaie,
  remunerationpension: paths.pension,
  titrepension: paths.pension,
  pension: paths.pension,
  documentemployeur: paths.documentemployeur,
  demandeenvoimail: paths.demandeenvoimail,
  envoimail: paths.demandeenvoimail,
  motdepasseoublie: paths.motdepasseoublie,
  inscription: paths.inscription,
  conditionsgenerales: paths.information('conditionsgenerales'),
  compteindividuelretraite: paths.compteindividuelretraite,
  simulationerreur: paths.simulateur,
  simulateur: paths.simulateur,
  rachatetude: paths.calculette,
  suividepartretraite: paths.suividepartretraite,
  demandedepartretraite2situation: '/retraite/demandedepartretraite/situation',
  demandedepartretraite3depart: '/retraite/demandedepartretraite/depart',
  demandedepartretraite4pieces: '/retraite/demandedepartretraite/pieces',
  demandedepartretraite5recapitulatif: '/retraite/demandedepartretraite/recapitulatif',
} as const satisfies Record<PageKey, string>

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
