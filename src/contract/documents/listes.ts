import type { Service } from '#contract/kit/services.ts'

/** Two slips of a list side by side: the page that shows them, and what leads there and back. */
interface Comparaison {
  readonly titre: string
  readonly question: string
  /** Title of its page once both nets are the same. */
  readonly inchange: string
  readonly retour: string
}

interface Liste {
  /** Service without which there is no such page. */
  readonly service: Service
  /** The documents, as the descriptions of its calls say them. */
  readonly des: string
  /** Whether its documents are asked for a year at a time (specification, §7). */
  readonly annuelle: boolean
  /** Heading of its page, title of its card, and its name in the menu when that one is another. */
  readonly titre: string
  readonly menu?: string
  readonly chapo: string
  /** What may be typed to search it. */
  readonly recherche: string
  readonly comparaison?: Comparaison
  /** Contents of the administration that its page shows, its own first. */
  readonly contenus: readonly string[]
  /** On the dashboard: the block that introduces its card, and the link to its page, with the name that says more. */
  readonly vignette?: string
  readonly lien: { readonly texte: string; readonly nom?: string }
}

/** Lists of documents, each a page, by the name that its calls and its address have, in the order of the menu. */
export const listesDocument = {
  remunerationpaie: {
    service: 'remuneration',
    des: 'des documents de paie',
    annuelle: true,
    titre: 'Ma rémunération',
    chapo: 'Vos bulletins de paie, vos rappels et vos attestations fiscales.',
    recherche: 'Titre, mois ou montant. Exemples : « octobre 2025 », « 2 345,67 ».',
    comparaison: {
      titre: 'Pourquoi mon net a changé',
      question: 'Pourquoi mon net a-t-il changé ?',
      inchange: 'Mon net n’a pas changé',
      retour: 'Choisir les bulletins de paie à comparer',
    },
    contenus: ['remunerationpaie'],
    vignette: 'vignetteremunerationpaie',
    lien: { texte: 'Voir tous les documents', nom: 'Voir tous les documents de ma rémunération' },
  },
  pension: {
    service: 'pension',
    des: 'des documents de pension',
    annuelle: true,
    titre: 'Ma pension',
    chapo: 'Vos bulletins de pension, votre titre de pension et vos attestations fiscales.',
    recherche: 'Titre, mois ou montant. Exemples : « octobre 2025 », « 1 234,56 ».',
    comparaison: {
      titre: 'Pourquoi ma pension a changé',
      question: 'Pourquoi ma pension a-t-elle changé ?',
      inchange: 'Ma pension n’a pas changé',
      retour: 'Choisir les bulletins de pension à comparer',
    },
    contenus: ['pension', 'remunerationpension', 'titrepension'],
    vignette: 'vignettepension',
    lien: { texte: 'Voir ma pension' },
  },
  documentemployeur: {
    service: 'documentemployeur',
    des: 'des documents de l’employeur',
    annuelle: false,
    titre: 'Mes documents employeur',
    menu: 'Mes doc. employeur',
    chapo: 'Les arrêtés, comptes rendus et attestations que votre employeur dépose pour vous.',
    recherche: 'Un ou plusieurs mots du titre. Exemple : « arrêté ».',
    contenus: ['documentemployeur'],
    lien: { texte: 'Voir mes documents employeur' },
  },
} as const satisfies Readonly<Record<string, Liste>>

type Listes = typeof listesDocument

export type NomRubrique = keyof Listes

type Having<Fact> = { [N in NomRubrique]: Listes[N] extends Fact ? N : never }[NomRubrique]

/** Lists whose documents are asked for a year at a time. */
export type NomAnnuelle = Having<{ readonly annuelle: true }>

/** Lists whose slips can be compared. */
export type NomComparee = Having<{ readonly comparaison: Comparaison }>

/** A content of the administration that a page of documents shows. */
export type ContenuDocuments = Listes[NomRubrique]['contenus'][number]

/** Every such content. */
export const contenusDocuments = Object.values(listesDocument).flatMap(
  ({ contenus }): readonly ContenuDocuments[] => contenus,
)

export const nomsRubrique = Object.keys(listesDocument) as NomRubrique[]

export const isAnnuelle = (nom: NomRubrique): nom is NomAnnuelle => listesDocument[nom].annuelle

export const isComparee = (nom: NomRubrique): nom is NomComparee => 'comparaison' in listesDocument[nom]

/** What a list of documents is. */
export const listeDocument = (
  nom: NomRubrique,
): Omit<Liste, 'contenus'> & Pick<Listes[NomRubrique], 'contenus'> => listesDocument[nom]
