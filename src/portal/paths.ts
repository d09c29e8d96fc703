import { type EtapeDe, etapesDemande, genresDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import { nomsRubrique, type NomRubrique } from '#contract/documents/listes.ts'
import type { HelpPage, InformationPage } from '#contract/contenu/contenu.ts'
import { entryPaths } from '#portal/client/session/entryPaths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

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

const etapeDemande = <G extends GenreDossier>(genre: G, etape: EtapeDe<G>) =>
  `/retraite/${genresDemande[genre].service}/${etape}`

type ServiceDemande = (typeof genresDemande)[GenreDossier]['service' | 'suivi']

/** A request begins at its first step. */
const demandes = Object.fromEntries(
  nomsGenreDemande.flatMap((genre) => {
    const { service, suivi } = genresDemande[genre]
    return [
      [service, etapeDemande(genre, etapesDemande(genre)[0] as EtapeDe<typeof genre>)],
      [suivi, `/retraite/${service}/${suivi}`],
    ]
  }),
) as Readonly<Record<ServiceDemande, string>>

/** Every address of the portal that something leads to; `pages.ts` says what is there. */
export const paths = {
  ...entryPaths,
  /** Its query is `recherche`, as on the lists. */
  recherche: '/recherche',
  notifications: '/notifications',
  ...listes,
  comparaison: (nom: NomRubrique) => `/${nom}/comparaison`,
  demandeenvoimail: '/demandeenvoimail',
  mesap: '/mesap',
  nouvelleConversation: '/mesap/nouvelle',
  conversation: (demandeId: string) => `/mesap/demande/${demandeId}`,
  accessibilite: '/accessibilite',
  information: (nomPage: InformationPage) => `/information/${nomPage}`,
  question: (nomPage: HelpPage, numero?: number) =>
    `/question/${nomPage}${numero === undefined ? '' : `#question-${numero}`}`,
  inscription: '/inscription/identite',
  etapeInscription: (etape: EtapeInscription) => `/inscription/${etape}`,
  profil: '/profil',
  motdepasseoublieConfirmation: '/motdepasseoublie/confirmation',
  compteindividuelretraite: '/retraite/compteindividuelretraite',
  correctioncir: '/retraite/compteindividuelretraite/correction',
  completerCorrection: (correctionId: string) =>
    `/retraite/compteindividuelretraite/correction/${correctionId}`,
  simulateur: '/retraite/simulateur/dynamique',
  ...demandes,
  etapeDemande,
  calculette: '/calculette',
  plandusite: '/plandusite',
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
  'annulationIban',
] as const
