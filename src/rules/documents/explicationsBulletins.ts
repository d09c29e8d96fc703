import { remunerationPartielle } from '#rules/retraite/droit/tempsPartiel.ts'
import {
  type BulletinComparable,
  type Cause,
  comparerLignes,
  type FaitChange,
  faitsChanges,
  type LigneComparee,
} from './comparaisonBulletins.ts'

/** Lines that changed for one cause, and what they do to the net, in cents. */
export interface Explication {
  readonly cause: Cause
  readonly lignes: readonly LigneComparee[]
  readonly effet: number
}

export interface ComparaisonBulletins {
  /** Nets in cents. */
  readonly net: { readonly avant: number; readonly apres: number; readonly ecart: number }
  readonly lignes: readonly LigneComparee[]
  readonly faits: readonly FaitChange[]
  /** Those that weigh most on the net first; the sum of their `effet` is the difference of the nets. */
  readonly explications: readonly Explication[]
}

/** Number at the head of a value such as « 80 % » or « 59,0734 € ». */
const numberOf = (valeur: string) =>
  Number.parseFloat(valeur.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.'))

/** What amounts are multiplied by when a fact changes. */
const proportions = [
  { code: 'indiceMajore', cause: 'avancement', weigh: (value: number) => value },
  { code: 'quotite', cause: 'quotite', weigh: remunerationPartielle },
  { code: 'pointIndice', cause: 'pointIndice', weigh: (value: number) => value },
] as const

/** Cents by which rounding may part an amount from its proportion. */
const ROUNDING = 2

const proportionalCause = (
  { avant = 0, apres = 0 }: LigneComparee,
  faits: readonly FaitChange[],
): Cause | undefined =>
  proportions.find(({ code, weigh }) => {
    const fait = faits.find((changed) => changed.code === code)
    if (!fait) return false
    const ratio = weigh(numberOf(fait.apres)) / weigh(numberOf(fait.avant))
    return Math.abs(avant * ratio - apres) <= ROUNDING
  })?.cause

const contributionCause = ({ tauxAvant, tauxApres }: LigneComparee): Cause => {
  if (tauxAvant === undefined || tauxApres === undefined) return 'montant'
  return tauxAvant === tauxApres ? 'cotisations' : 'tauxCotisation'
}

/** The tax follows its rate, or the income when both payslips state the same rate. */
const taxCause = (avant: BulletinComparable, apres: BulletinComparable): Cause => {
  const [before, after] = [avant, apres].map(
    ({ situation }) => situation.find(({ code }) => code === 'tauxImpot')?.valeur,
  )
  if (before === undefined || after === undefined) return 'impot'
  return before === after ? 'impotMemeTaux' : 'tauxImpot'
}

const causeOf = (ligne: LigneComparee, faits: readonly FaitChange[], tax: Cause): Cause => {
  if (ligne.nature === 'impot') return tax
  if (/\brappel/i.test(ligne.libelle)) return 'rappel'
  if (ligne.statut === 'nouvelle' || ligne.statut === 'disparue') return ligne.statut
  return ligne.nature === 'aDeduire'
    ? contributionCause(ligne)
    : (proportionalCause(ligne, faits) ?? 'montant')
}

/** Causes told once for all their lines. */
const TOGETHER: ReadonlySet<Cause> = new Set([
  'avancement',
  'quotite',
  'pointIndice',
  'rappel',
  'cotisations',
])

const explain = (
  lignes: readonly LigneComparee[],
  faits: readonly FaitChange[],
  tax: Cause,
): Explication[] => {
  const groups = new Map<string, Explication>()
  for (const ligne of lignes) {
    if (ligne.effet === 0) continue
    const cause = causeOf(ligne, faits, tax)
    const key = TOGETHER.has(cause) ? cause : `${ligne.nature} ${ligne.code}`
    const before = groups.get(key)
    groups.set(key, {
      cause,
      lignes: [...(before?.lignes ?? []), ligne],
      effet: (before?.effet ?? 0) + ligne.effet,
    })
  }
  return [...groups.values()].toSorted((a, b) => Math.abs(b.effet) - Math.abs(a.effet))
}

/** Two payslips line by line, and what they say themselves of their difference. No cause is given that they do not state. */
export const comparerBulletins = (
  avant: BulletinComparable,
  apres: BulletinComparable,
): ComparaisonBulletins => {
  const lignes = comparerLignes(avant, apres)
  const faits = faitsChanges(avant, apres)
  const net = { avant: avant.totaux.net, apres: apres.totaux.net }
  return {
    net: { ...net, ecart: net.apres - net.avant },
    lignes,
    faits,
    explications: explain(lignes, faits, taxCause(avant, apres)),
  }
}
