import { calendarDate, type CalendarDate } from '#rules/calendar/dates.ts'
import {
  formulairesDemande,
  type GroupePiecesDemande,
  partiesDemande,
  type Reponses,
} from '#contract/demande/formulaires.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import { reponsesDe } from '#contract/kit/questions/questionnaire.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import {
  coordonneesService,
  libelleEcheance,
  libellesGroupePieces,
  paiementSansDate,
  PREVENIR_EMPLOYEUR,
  quandPrevenir,
  SERVICE_DEMANDES,
  suiteIrreversible,
} from '#contract/demande/demandeTextes.ts'
import { delaisDits } from '#rules/demande/delaisLegaux.ts'
import { type Echeance, echeancesDe, employeurAPrevenir } from '#rules/demande/echeances.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { majuscule, typographie } from '#rules/format/typographie.ts'
import { answersTable, type Column } from '#server/kit/pdf/table.ts'
import type { Report, Section } from '#server/kit/pdf/reportPdf.ts'

/** A request as it was received. Dates are AAAA-MM-JJ. */
export interface DemandeRecue {
  readonly genre: GenreDossier
  /** The answers as they were accepted, by part. */
  readonly reponses: Reponses
  readonly contexte: Contexte
  readonly numero: string
  /** First name and name. */
  readonly person: string
  readonly recueLe: CalendarDate
  /** Names of the files joined, by what they prove. */
  readonly fichiers: Readonly<Partial<Record<GroupePiecesDemande, readonly string[]>>>
  /** The account named in the request, masked. */
  readonly nouvelIban?: string | undefined
  /** Short texts of the content « contact »: those that the administration left out are left out. */
  readonly contact: Readonly<Record<string, string>>
}

const dateColumns: readonly Column[] = [
  { title: 'Date', width: 90, rowHeader: true },
  { title: 'Ce que c’est', width: 425 },
]

const fileColumns: readonly Column[] = [
  { title: 'Justificatifs', width: 215, rowHeader: true },
  { title: 'Fichier reçu', width: 300 },
]

const reception = ({ genre, numero, recueLe }: DemandeRecue): Section => ({
  title: 'Votre demande est reçue',
  paragraphs: [
    `Le ${SERVICE_DEMANDES} a reçu votre ${genresDemande[genre].nom} le ${dateEnChiffres(recueLe)}, sous le numéro ${numero}.`,
    'Cet accusé de réception prouve votre envoi et reprend toutes vos réponses. Ce n’est pas une décision sur vos droits.',
    'Suivez chaque étape dans votre espace. S’il manque une pièce, elle vous y est demandée.',
  ],
})

const service = ({ numero, contact }: DemandeRecue): Section => ({
  title: 'Le service chargé de votre demande',
  paragraphs: [
    `${SERVICE_DEMANDES}.`,
    `Pour lui écrire, rappelez le numéro ${numero}. La messagerie sécurisée de votre espace le permet, si elle vous est proposée.`,
    ...coordonneesService(contact).map(([nom, texte]) => `${nom} : ${texte}`),
  ],
})

const dates = (
  echeances: readonly Echeance[],
  employeur: CalendarDate | undefined,
  { genre, recueLe }: DemandeRecue,
): Section => ({
  title: 'Les dates à retenir',
  paragraphs: [
    ...(employeur === undefined
      ? []
      : [
          `Si ce n’est pas déjà fait : ${PREVENIR_EMPLOYEUR}, ${quandPrevenir(employeur, recueLe)} ${dateEnChiffres(employeur)}. Personne ne le fait pour vous.`,
        ]),
    ...[paiementSansDate[genre], suiteIrreversible[genre]].filter((dit) => dit !== undefined),
  ],
  table: {
    columns: dateColumns,
    rows: echeances.map(({ nature, date }) => [dateEnChiffres(date), libelleEcheance(genre, nature)]),
  },
})

/** Silence, then the appeal (art. L. 231-4, 3° and 5°, CRPA; art. R. 421-2 CJA). */
const silence = (echeances: readonly Echeance[]): Section => {
  const fin = echeances.find(({ nature }) => nature === 'silence')
  return {
    title: 'Si vous n’avez pas de réponse',
    paragraphs: [
      `Le ${SERVICE_DEMANDES} a ${delaisDits.silence} pour vous répondre${fin ? `, jusqu’au ${dateEnChiffres(fin.date)}` : ''}. Sans réponse à cette date, écrivez-lui d’abord.`,
      `Au bout de ces ${delaisDits.silence}, la loi considère votre demande comme refusée (art. L. 231-4, 3° et 5°, du code des relations entre le public et l’administration).`,
      `Vous avez alors ${delaisDits.recours} pour contester ce refus devant le tribunal administratif. Un refus écrit reçu pendant ces ${delaisDits.recours} fait repartir le délai (art. R. 421-2 du code de justice administrative). Joignez à votre recours cet accusé de réception : il prouve la date de votre demande.`,
    ],
  }
}

/** One row a file, in the order of the screen: no row is taller than a page, which would lose its text. */
const pieces = ({ genre, fichiers }: DemandeRecue): Section => {
  const rows = formulairesDemande[genre].groupes.flatMap((groupe) =>
    (fichiers[groupe] ?? []).map((name) => [libellesGroupePieces[groupe], name]),
  )
  if (rows.length === 0) return { title: 'Vos pièces', paragraphs: ['Vous n’avez joint aucun fichier.'] }
  return { title: 'Vos pièces', table: { columns: fileColumns, rows } }
}

const declaration: Section = {
  title: 'Votre déclaration',
  paragraphs: ['Vous avez attesté sur l’honneur l’exactitude des informations de cette demande.'],
}

/** Every answer, by part, in the order of the steps; an IBAN is never whole. */
const answers = ({ genre, reponses, contexte, nouvelIban }: DemandeRecue): readonly Section[] => {
  // Only what was sent shows the account on file: the receipt has the new one, masked.
  const { ibanMasque: _, ...known } = { ...contexte, nouvelIban }
  return partiesDemande(genre).flatMap(([partie, { titre, questions }]) => {
    const envoi = reponses[partie]
    if (envoi === undefined) return []
    return [{ title: titre, table: answersTable(reponsesDe(questions, known, envoi, reponses)) }]
  })
}

const typeset = ({ paragraphs, ...rest }: Section): Section => ({
  ...rest,
  ...(paragraphs && { paragraphs: paragraphs.map(typographie) }),
})

/** Receipt of a request: when, by whom, what next, what if nothing comes, then every answer that was sent. */
export const accuseReport = (recue: DemandeRecue): Report => {
  const { genre, numero, person, recueLe, reponses } = recue
  const { nom, dateEffet } = formulairesDemande[genre]
  const effet = calendarDate(dateEffet(reponses))
  const echeances = echeancesDe(genre, { recueLe, dateEffet: effet })
  return {
    title: 'Accusé de réception',
    period: typographie(`${majuscule(nom)} n° ${numero}, reçue le ${dateEnChiffres(recueLe)}`),
    person,
    author: SERVICE_DEMANDES,
    foot: typographie(`Accusé de réception de la demande n° ${numero}`),
    sections: [
      reception(recue),
      service(recue),
      dates(echeances, employeurAPrevenir(genre, effet, recueLe), recue),
      silence(echeances),
      ...answers(recue),
      pieces(recue),
      declaration,
    ].map(typeset),
  }
}
