import { type Cir } from '#contract/carriere/cir.ts'
import { naturesCorrection, type NatureCorrection } from '#contract/carriere/corrections.ts'
import {
  questionsCorrection,
  valeursCorrection,
  type ChampCorrection,
} from '#contract/carriere/correctionForm.ts'
import { schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import type { SentFile } from '#portal/components/files/useUploads.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { ArticleEnfant, LienEnfant } from '#rules/retraite/demande/articles.ts'
import { quotiteARetaper } from '#rules/retraite/droit/quotite.ts'
import { type CorrectionDemandee, naturesDeLigne, rowOfCir } from '#rules/carriere/correction/correction.ts'

/** Value of the choice « Il manque quelque chose »: an empty one is no choice. */
export const NOUVELLE = 'nouvelle'

/** What is typed, as it is typed; `nature` and `ligneId` are empty until they are chosen. */
export type Saisie = Record<'nature' | 'ligneId' | ChampCorrection | 'explication', string>

/** A correction being written, as its draft keeps it. */
export interface Dossier {
  /** Drawn once: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly saisie: Saisie
  readonly pieces: readonly SentFile[]
}

const saisieVide: Saisie = {
  nature: '',
  ligneId: '',
  debut: '',
  fin: '',
  employeur: '',
  grade: '',
  indiceMajore: '',
  quotite: '',
  prenom: '',
  dateNaissance: '',
  lien: '',
  explication: '',
}

/** Identifier of the row as the account knows it. */
export const ligneDe = (ligneId: string): string => (ligneId === NOUVELLE ? '' : ligneId)

/** Values that a kind of correction asks for. */
export const champsDe = (nature: string): readonly ChampCorrection[] =>
  Object.keys(
    (valeursCorrection as Readonly<Record<string, object>>)[nature] ?? {},
  ) as readonly ChampCorrection[]

const asText = (value: string | number | undefined) => (value === undefined ? '' : String(value))
const asDate = (date: CalendarDate | undefined) => (date === undefined ? '' : dateEnChiffres(date))

/** What an article says of the parent, where it leaves no choice. */
const liensTenus: Partial<Record<ArticleEnfant, LienEnfant>> = { L12bis: 'accouchement', L12bbis: 'etudes' }

/** What the account holds in a row, as one would type it. */
const tenues = ({ carriere, enfants }: Cir, ligneId: string): Partial<Saisie> => {
  const periode = carriere.find(({ periodeId }) => periodeId === ligneId)
  const enfant = enfants.find(({ enfantId }) => enfantId === ligneId)
  if (periode)
    return {
      debut: asDate(periode.debut),
      fin: asDate(periode.fin),
      grade: periode.grade,
      indiceMajore: asText(periode.indiceMajore),
      quotite: periode.quotite === undefined ? '' : quotiteARetaper(periode.quotite),
    }
  if (!enfant) return {}
  const lien = enfant.article && liensTenus[enfant.article]
  return { prenom: enfant.prenom, dateNaissance: asDate(enfant.dateNaissance), ...(lien && { lien }) }
}

/** The form once a row and a kind are chosen: the values asked for begin as the account has them. */
export const saisieDe = (cir: Cir, nature: string, ligneId: string, explication = ''): Saisie => {
  const known = tenues(cir, ligneDe(ligneId))
  const asked = champsDe(nature).map((champ) => [champ, known[champ] ?? ''])
  return { ...saisieVide, nature, ligneId, explication, ...Object.fromEntries(asked) }
}

const ligneDonnee = (cir: Cir, given: string | null, nature: string): string => {
  if (given !== null && given !== '' && rowOfCir(cir, given) !== undefined) return given
  return naturesDeLigne(cir, '').includes(nature as NatureCorrection) ? NOUVELLE : ''
}

const datesDonnees = (parameters: URLSearchParams): Partial<Saisie> =>
  Object.fromEntries(
    (['debut', 'fin'] as const).flatMap((name) => {
      const date = parameters.get(name) ?? ''
      return isCalendarDate(date) ? [[name, dateEnChiffres(date)]] : []
    }),
  )

/** A new correction, with what the address says of it: `nature`, `ligneId`, `debut` and `fin`. */
export const nouveauDossier = (cir: Cir, parameters: URLSearchParams): Dossier => {
  const given = naturesCorrection.find((one) => one === parameters.get('nature')) ?? ''
  const ligneId = ligneDonnee(cir, parameters.get('ligneId'), given)
  const known = naturesDeLigne(cir, ligneDe(ligneId)).find((one) => one === given)
  const nature = ligneId === '' ? '' : (known ?? '')
  const dates = nature === 'periodemanquante' ? datesDonnees(parameters) : {}
  return { cleEnvoi: newUuid(), saisie: { ...saisieDe(cir, nature, ligneId), ...dates }, pieces: [] }
}

const isFile = (value: unknown): value is SentFile => {
  const { id, name } = (value ?? {}) as Partial<Record<keyof SentFile, unknown>>
  return typeof id === 'string' && typeof name === 'string'
}

/** The correction that a draft holds; undefined when it is not one, as a former version may have left it. */
export const dossierDuBrouillon = (contenu: Readonly<Record<string, unknown>>): Dossier | undefined => {
  const { cleEnvoi, saisie, pieces } = contenu
  if (typeof cleEnvoi !== 'string' || typeof saisie !== 'object' || saisie === null) return undefined
  const typed = Object.entries(saisie).filter(
    ([name, value]) => name in saisieVide && typeof value === 'string',
  )
  return {
    cleEnvoi,
    saisie: { ...saisieVide, ...(Object.fromEntries(typed) as Partial<Saisie>) },
    pieces: Array.isArray(pieces) ? pieces.filter(isFile) : [],
  }
}

/** A correction that is complete. */
export interface CorrectionComplete extends CorrectionDemandee {
  readonly explication: string
}

/** The correction as it is sent, without what is left empty; undefined as long as something is missing or wrong. */
export const correctionSaisie = (saisie: Saisie, today: CalendarDate): CorrectionComplete | undefined => {
  const nature = naturesCorrection.find((one) => one === saisie.nature)
  if (nature === undefined || saisie.ligneId === '') return undefined
  const schema = schemaDe(questionsCorrection(nature), { today })
  if (!schema.isValidSync(saisie)) return undefined
  const sent = schema.validateSync(saisie, { stripUnknown: true }) as Readonly<Record<string, string>>
  const { explication = '', ...valeurs } = sent
  return {
    nature,
    ligneId: ligneDe(saisie.ligneId),
    valeurs: Object.fromEntries(Object.entries(valeurs).filter(([, valeur]) => valeur !== '')),
    explication,
  }
}
