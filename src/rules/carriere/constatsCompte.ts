import { anneeDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, PeriodeCompte } from './compte.ts'
import { type Constat, constatsCarriere, type LigneCarriere, sortesDeConstat } from './constats.ts'
import { estLisible, trimestresAuJour } from './trimestresAuJour.ts'

/** Kinds of findings on a whole account: those of the career, and what only an account can have. */
const sortesDeConstatCompte = [
  ...sortesDeConstat,
  'dateIllisible',
  'carriereVide',
  'aucunTrimestre',
  'anneeFuture',
] as const

/** What an automatic check found in an account, on the rows or dates it names. */
export interface ConstatCompte extends Omit<Constat, 'sorte'> {
  readonly sorte: (typeof sortesDeConstatCompte)[number]
}

/** Positions that have no index of their own: its absence says nothing. */
const SANS_INDICE = new Set<PeriodeCompte['position']>(['disponibilite', 'servicenational'])

const enLigne = ({
  periodeId,
  debut,
  fin,
  indiceMajore,
  tempsPartiel,
  quotite,
}: PeriodeCompte): LigneCarriere => ({
  id: periodeId,
  debut,
  tempsPartiel: tempsPartiel === true,
  ...(fin !== undefined && { fin }),
  ...(indiceMajore !== undefined && { indiceMajore }),
  ...(quotite !== undefined && { quotite }),
})

const surLaCarriere = ({ carriere }: CompteRetraite, aujourdhui: CalendarDate): readonly ConstatCompte[] => {
  const sansIndice = new Set(
    carriere.filter(({ position }) => SANS_INDICE.has(position)).map(({ periodeId }) => periodeId),
  )
  const constats = constatsCarriere(carriere.filter(estLisible).map(enLigne), aujourdhui)
  return constats.filter(
    ({ sorte, lignes }) => sorte !== 'indiceAbsent' || !lignes.some((id) => sansIndice.has(id)),
  )
}

const illisibles = ({ carriere }: CompteRetraite): ConstatCompte[] =>
  carriere
    .filter((periode) => !estLisible(periode))
    .map(({ periodeId }) => ({ sorte: 'dateIllisible', lignes: [periodeId] }))

const sansRien = (compte: CompteRetraite, aujourdhui: CalendarDate): ConstatCompte[] => {
  if (compte.carriere.length === 0) return [{ sorte: 'carriereVide', lignes: [] }]
  const { assurance } = trimestresAuJour(compte, aujourdhui)
  return assurance === 0 ? [{ sorte: 'aucunTrimestre', lignes: [] }] : []
}

const anneesFutures = ({ autresRegimes }: CompteRetraite, aujourdhui: CalendarDate): ConstatCompte[] =>
  autresRegimes
    .filter(({ annees }) => annees.some(({ annee }) => annee > anneeDe(aujourdhui)))
    .map(({ regimeId }) => ({ sorte: 'anneeFuture', lignes: [regimeId] }))

const enfants = ({ enfants: inscrits, enfantsDeclares }: CompteRetraite): ConstatCompte[] =>
  enfantsDeclares > inscrits.length ? [{ sorte: 'enfantNonDeclare', lignes: [] }] : []

/** Dates come first, in their order; what has none follows. */
const rang = ({ debut }: ConstatCompte) => debut ?? '9999-99-99'

/** Automatic checks of a whole account, in order of time; whatever it holds, a date that cannot be read included. */
export const constatsCompte = (compte: CompteRetraite, aujourdhui: CalendarDate): readonly ConstatCompte[] =>
  [
    ...surLaCarriere(compte, aujourdhui),
    ...illisibles(compte),
    ...sansRien(compte, aujourdhui),
    ...anneesFutures(compte, aujourdhui),
    ...enfants(compte),
  ].toSorted((a, b) => rang(a).localeCompare(rang(b)))
