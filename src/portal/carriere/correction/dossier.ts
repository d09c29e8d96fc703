import {
  naturesCorrection,
  type Cir,
  type NatureCorrection,
} from '#contract/carriere/compteindividuelretraite.ts'
import {
  champsCorrection,
  correctionFormSchema,
  type ChampCorrection,
  type CorrectionForm,
} from '#contract/carriere/correctionForm.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import type { SentFile } from '#portal/components/files/useUploads.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { naturesDeLigne, rowOfCir } from '#rules/carriere/correction.ts'

/** Value of the choice « Il manque quelque chose »: an empty one is no choice. */
export const NOUVELLE = 'nouvelle'

/** What is typed, as it is typed; `nature` and `ligneId` are empty until they are chosen. */
export type Saisie = Record<keyof CorrectionForm, string>

/** A correction being written, as its draft keeps it. */
export interface Dossier {
  /** Drawn once: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly saisie: Saisie
  readonly pieces: readonly SentFile[]
}

export const saisieVide: Saisie = {
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
  explication: '',
}

/** Identifier of the row as the account knows it. */
export const ligneDe = (ligneId: string): string => (ligneId === NOUVELLE ? '' : ligneId)

/** Values that a kind of correction asks for. */
export const champsDe = (nature: string): readonly ChampCorrection[] =>
  (champsCorrection as Readonly<Record<string, readonly ChampCorrection[]>>)[nature] ?? []

const asText = (value: string | number | undefined) => (value === undefined ? '' : String(value))
const asDate = (date: string | undefined) => (date === undefined ? '' : dateEnChiffres(date))

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
      quotite: asText(periode.quotite).replace('.', ','),
    }
  return enfant ? { prenom: enfant.prenom, dateNaissance: asDate(enfant.dateNaissance) } : {}
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

/** The correction as the server will read it; undefined as long as something is missing or wrong. */
export const correctionSaisie = (saisie: Saisie, today: CalendarDate): CorrectionForm | undefined => {
  const schema = correctionFormSchema(today)
  const given = { ...saisie, ligneId: ligneDe(saisie.ligneId) }
  return saisie.ligneId !== '' && schema.isValidSync(given) ? schema.validateSync(given) : undefined
}

/** Only the values that a correction asks for and that were given, as they are sent. */
export const valeursDe = (form: CorrectionForm): Record<string, string> =>
  Object.fromEntries(
    champsDe(form.nature).flatMap((champ) => (form[champ] === '' ? [] : [[champ, form[champ]]])),
  )
