import type { Service } from '#contract/kit/services.ts'
import type { Notification } from '#contract/profil/profil.ts'
import type { NomRubrique } from './listes.ts'

/** Documents of a kind that are alike. */
interface SousTheme {
  /** What the wire calls them (`codeSousThemeGed`). */
  readonly code: number
  /** Name of the filter that leaves only them in the list; what several kinds have comes last there. */
  readonly filtre?: string
  /** What they serve for, in words that a search looks at and that their names do not have. */
  readonly mots?: string
  /** They are also known line by line, so that two can be compared; `mensuel` for the slips of each month. */
  readonly bulletin?: 'mensuel' | 'autre'
  /** They may be sent by mail (specification, §2.5). */
  readonly parCourriel?: true
}

interface Genre {
  /** Service that opens them. */
  readonly service: Service
  /** List that holds them; those of a retirement request are in none, but in its follow-up. */
  readonly liste?: NomRubrique
  /** Name of the call that downloads one, and what it then is. */
  readonly appel: string
  readonly un: string
  /** What the dashboard says when one has come, and the kind of news that a mail about it is. */
  readonly nouveau: string
  readonly notification: Notification
  readonly sousThemes: Readonly<Record<string, SousTheme>>
}

/** The one sub-theme that may be sent by mail; pay and pension both have it. */
const attestationFiscale = {
  code: 111,
  filtre: 'Attestations fiscales',
  mots: 'déclaration de revenus, déclarer, montant imposable',
  parCourriel: true,
} as const

/** Kinds of documents, by the name that the wire, the events and the manifest of an import give them. */
export const genresDocument = {
  remuneration: {
    service: 'remuneration',
    liste: 'remunerationpaie',
    appel: 'telechargerremunerationpaie',
    un: 'un document de paie',
    nouveau: 'Nouveau document de paie',
    notification: 'remuneration',
    sousThemes: {
      bulletinPaie: { code: 101, filtre: 'Bulletins de paie', bulletin: 'mensuel' },
      rappel: { code: 102, filtre: 'Rappels', bulletin: 'autre' },
      decompteIndemnites: { code: 103, filtre: 'Décomptes d’indemnités' },
      attestationFiscale,
    },
  },
  remunerationpension: {
    service: 'pension',
    liste: 'pension',
    appel: 'telechargerremunerationpension',
    un: 'un bulletin de pension',
    nouveau: 'Nouveau bulletin de pension',
    notification: 'pension',
    sousThemes: {
      bulletinPension: { code: 201, filtre: 'Bulletins de pension', bulletin: 'mensuel' },
      attestationFiscale,
    },
  },
  titrepension: {
    service: 'pension',
    liste: 'pension',
    appel: 'telechargertitrepension',
    un: 'un titre de pension',
    nouveau: 'Nouveau titre de pension',
    notification: 'pension',
    sousThemes: { titrePension: { code: 211, filtre: 'Titres de pension' } },
  },
  documentemployeur: {
    service: 'documentemployeur',
    liste: 'documentemployeur',
    appel: 'telechargerdocumentemployeur',
    un: 'un document de l’employeur',
    nouveau: 'Nouveau document de votre employeur',
    notification: 'documentemployeur',
    sousThemes: {
      arrete: { code: 301, filtre: 'Arrêtés' },
      entretien: { code: 302, filtre: 'Entretiens professionnels', mots: 'compte rendu' },
      attestationEmployeur: { code: 303, filtre: 'Attestations' },
    },
  },
  suividepartretraite: {
    service: 'suividepartretraite',
    appel: 'telechargersuiviretraite',
    un: 'un document de la demande de retraite',
    nouveau: 'Nouveau document de votre demande de retraite',
    notification: 'retraite',
    sousThemes: {
      accuseReception: { code: 401 },
      demandePiece: { code: 402 },
      document: { code: 403 },
    },
  },
  suividepartretraiteprogressive: {
    service: 'suividepartretraiteprogressive',
    appel: 'telechargersuiviretraiteprogressive',
    un: 'un document de la demande de retraite progressive',
    nouveau: 'Nouveau document de votre demande de retraite progressive',
    notification: 'retraite',
    sousThemes: {
      recapitulatif: { code: 501 },
      documentEmployeur: { code: 502 },
      annulation: { code: 503 },
      document: { code: 504 },
    },
  },
} as const satisfies Readonly<Record<string, Genre>>

export type GenreDocument = keyof typeof genresDocument

/** Kinds that no list holds, but a follow-up. */
export type GenreSansListe = {
  [G in GenreDocument]: (typeof genresDocument)[G] extends { readonly liste: NomRubrique } ? never : G
}[GenreDocument]

export const nomsGenreDocument = Object.keys(genresDocument) as GenreDocument[]

const isShared = (sousTheme: SousTheme) => sousTheme === attestationFiscale

/** Code of a sub-theme of a kind of documents. */
export const codeSousTheme = <G extends GenreDocument>(
  genre: G,
  nom: keyof (typeof genresDocument)[G]['sousThemes'],
): number => {
  const { sousThemes }: Genre = genresDocument[genre]
  return (sousThemes[nom as string] as SousTheme).code
}

/** List that holds the documents of a kind; undefined for those that a follow-up holds. */
export const listeDuGenre = (genre: GenreDocument): NomRubrique | undefined => {
  const { liste }: Genre = genresDocument[genre]
  return liste
}

/** Kinds of documents that a list holds. */
export const genresDeLaListe = (liste: NomRubrique): readonly GenreDocument[] =>
  nomsGenreDocument.filter((genre) => listeDuGenre(genre) === liste)

/** Sub-themes of these kinds of documents, each once. */
export const sousThemesDe = (genres: readonly GenreDocument[]): readonly SousTheme[] => {
  const all = genres.flatMap((genre) => Object.values<SousTheme>(genresDocument[genre].sousThemes))
  return [...new Set(all)]
}

/** Filters of a list: those of one kind only first, then what several have. */
export const filtresDeLaListe = (liste: NomRubrique) => {
  const genres = genresDeLaListe(liste)
  const sharedLast = sousThemesDe(genres).toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)))
  return sharedLast.flatMap(({ code, filtre }) =>
    filtre === undefined ? [] : [{ nomFiltre: filtre, listeCodeSousTheme: [code] }],
  )
}

const codesOf = (kept: (sousTheme: SousTheme) => boolean): readonly number[] =>
  sousThemesDe(nomsGenreDocument)
    .filter(kept)
    .map(({ code }) => code)

/** Sub-themes of the monthly slips: of pay, of pension. */
export const codesBulletinMensuel = codesOf(({ bulletin }) => bulletin === 'mensuel')

/** Sub-themes whose documents are also known line by line, back pay included: they can be compared. */
export const codesBulletin = codesOf(({ bulletin }) => bulletin !== undefined)

/** Sub-themes whose documents may be sent by mail (specification, §2.5). */
export const codesEnvoiMail = codesOf(({ parCourriel }) => parCourriel === true)

/** Sub-themes of the tax certificates, which are also known as the amounts to declare. */
export const codesAttestation: readonly number[] = [attestationFiscale.code]
