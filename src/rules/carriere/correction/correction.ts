import { indiceDe, isGroupeEcrit, PREMIER_BAREME_LETTRES } from '#rules/retraite/montant/indice.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { quotiteSaisie } from '#rules/retraite/droit/quotite.ts'
import { PREMIER_EFFET } from '#rules/retraite/regle/regle.ts'
import type { CompteRetraite, EnfantCompte, PeriodeCompte } from '../compte.ts'
import { accordePour } from '../services/accordes.ts'
import { type LienEnfant, liensEnfant } from '#rules/retraite/demande/articles.ts'

/** What someone says should be in their account. */
export interface CorrectionDemandee {
  readonly nature:
    | 'periodemanquante'
    | 'dates'
    | 'gradeindice'
    | 'quotite'
    | 'enfant'
    | 'servicenational'
    | 'autre'
  /** Row of the account; empty for what is missing. */
  readonly ligneId: string
  readonly valeurs: Readonly<Record<string, string>>
}

/** A period in words: « du 1er septembre 1999 au 31 août 2003 ». */
export const periodInWords = ({ debut, fin }: Pick<PeriodeCompte, 'debut' | 'fin'>): string =>
  fin === undefined
    ? `depuis le ${dateEnChiffres(debut)}`
    : `du ${dateEnChiffres(debut)} au ${dateEnChiffres(fin)}`

/** What is chosen as the row when the account has none to correct. */
export const SANS_LIGNE = 'Il manque quelque chose'

/** Name of a row of the account, `SANS_LIGNE` for an empty identifier, undefined for an unknown one. */
export const rowOfCir = (
  { carriere, enfants, bonifications, autresRegimes }: Omit<CompteRetraite, 'situation'>,
  ligneId: string,
): string | undefined => {
  if (ligneId === '') return SANS_LIGNE
  const periode = carriere.find(({ periodeId }) => periodeId === ligneId)
  if (periode) return `Période ${periodInWords(periode)}`
  const enfant = enfants.find(({ enfantId }) => enfantId === ligneId)
  if (enfant) return `Enfant ${enfant.prenom}`
  return (
    bonifications.find(({ bonificationId }) => bonificationId === ligneId)?.libelle ??
    autresRegimes.find(({ regimeId }) => regimeId === ligneId)?.libelle
  )
}

const naturesParLigne = {
  nouvelle: ['periodemanquante', 'enfant', 'servicenational', 'autre'],
  periode: ['dates', 'gradeindice', 'quotite', 'autre'],
  enfant: ['enfant', 'autre'],
  autre: ['autre'],
} as const

const sorteDeLigne = (
  { carriere, enfants }: Pick<CompteRetraite, 'carriere' | 'enfants'>,
  ligneId: string,
): keyof typeof naturesParLigne => {
  if (ligneId === '') return 'nouvelle'
  if (carriere.some(({ periodeId }) => periodeId === ligneId)) return 'periode'
  return enfants.some(({ enfantId }) => enfantId === ligneId) ? 'enfant' : 'autre'
}

/** Corrections that a row of the account may receive, an empty identifier standing for what is missing. */
export const naturesDeLigne = (
  cir: Pick<CompteRetraite, 'carriere' | 'enfants'>,
  ligneId: string,
): readonly CorrectionDemandee['nature'][] => naturesParLigne[sorteDeLigne(cir, ligneId)]

/** A date that a correction gives, `undefined` where it gives none. */
export const givenDate = (text = ''): CalendarDate | undefined => (isCalendarDate(text) ? text : undefined)

const number = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text.replace(',', '.'))

/**
 * The index of a correction: a number, or that of a lettered group today, since a pension follows the group; no number for a
 * group of which no table tells it (S1 to S5), for the checks to find where the pension would be counted on it.
 */
const indiceSaisi = (texte: string | undefined): number | undefined =>
  texte !== undefined && isGroupeEcrit(texte)
    ? (indiceDe(texte, PREMIER_BAREME_LETTRES)?.majore ?? Number.NaN)
    : number(texte)

/** What a period becomes with the corrected values that were given. */
const corrected = (periode: PeriodeCompte, valeurs: CorrectionDemandee['valeurs']): PeriodeCompte => {
  const [debut, fin] = [givenDate(valeurs['debut']), givenDate(valeurs['fin'])]
  const indiceMajore = indiceSaisi(valeurs['indiceMajore'])
  const quotite = valeurs['quotite'] ? quotiteSaisie(valeurs['quotite']) : undefined
  return {
    ...periode,
    ...(debut !== undefined && { debut }),
    ...(fin !== undefined && { fin }),
    ...(valeurs['employeur'] && { employeur: valeurs['employeur'] }),
    ...(valeurs['grade'] && { grade: valeurs['grade'] }),
    ...(indiceMajore !== undefined && { indiceMajore }),
    ...(quotite !== undefined && { quotite }),
  }
}

const added = (
  { carriere, situation }: CompteRetraite,
  position: PeriodeCompte['position'],
  valeurs: CorrectionDemandee['valeurs'],
): readonly PeriodeCompte[] => {
  const debut = givenDate(valeurs['debut'])
  if (debut === undefined) return carriere
  const periode: PeriodeCompte = {
    periodeId: 'periode-ajoutee',
    debut,
    employeur: '',
    grade: '',
    echelon: '',
    position,
    categorie: situation.categorie,
    quotite: 100,
  }
  return [...carriere, corrected(periode, valeurs)].toSorted((a, b) => a.debut.localeCompare(b.debut))
}

const LIEN_INCONNU: LienEnfant = 'aucun'

/** Facts of a child as they are given, with the quarters that the law grants for it. */
const given = (
  { prenom = '', lien = LIEN_INCONNU }: CorrectionDemandee['valeurs'],
  dateNaissance: CalendarDate,
) => ({
  prenom,
  dateNaissance,
  ...accordePour(dateNaissance, liensEnfant.find((one) => one === lien) ?? LIEN_INCONNU, PREMIER_EFFET),
})

const child: Omit<EnfantCompte, 'prenom' | 'dateNaissance'> = {
  enfantId: 'enfant-ajoute',
  elevePendant9Ans: true,
  handicap80: false,
  trimestresBonification: 0,
  trimestresMajoration: 0,
}

const replaced = (compte: CompteRetraite, { ligneId, valeurs }: CorrectionDemandee): CompteRetraite => ({
  ...compte,
  carriere: compte.carriere.map((periode) =>
    periode.periodeId === ligneId ? corrected(periode, valeurs) : periode,
  ),
})

const childCorrected = (compte: CompteRetraite, { ligneId, valeurs }: CorrectionDemandee): CompteRetraite => {
  const dateNaissance = givenDate(valeurs['dateNaissance'])
  if (dateNaissance === undefined) return compte
  const facts = given(valeurs, dateNaissance)
  return {
    ...compte,
    enfants: compte.enfants.some(({ enfantId }) => enfantId === ligneId)
      ? compte.enfants.map((enfant) => {
          const { article: _article, ...held } = enfant
          return enfant.enfantId === ligneId ? { ...held, ...facts } : enfant
        })
      : [...compte.enfants, { ...child, ...facts }],
  }
}

/**
 * The account as it would be if a correction were accepted, for its effect to be shown before it is asked for. A free
 * text changes nothing that can be computed.
 */
export const applyCorrection = (compte: CompteRetraite, asked: CorrectionDemandee): CompteRetraite => {
  const { nature, valeurs } = asked
  switch (nature) {
    case 'periodemanquante':
      return { ...compte, carriere: added(compte, 'activite', valeurs) }
    case 'servicenational':
      return { ...compte, carriere: added(compte, 'servicenational', valeurs) }
    case 'dates':
    case 'gradeindice':
    case 'quotite':
      return replaced(compte, asked)
    case 'enfant':
      return childCorrected(compte, asked)
    case 'autre':
      return compte
  }
}
