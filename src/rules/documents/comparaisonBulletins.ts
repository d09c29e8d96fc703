/** Why lines changed, as far as the payslips themselves say it; `montant` says only that a line changed. */
export const causes = [
  'avancement',
  'quotite',
  'pointIndice',
  'rappel',
  'nouvelle',
  'disparue',
  'tauxCotisation',
  'cotisations',
  'tauxImpot',
  'impotMemeTaux',
  'impot',
  'montant',
] as const

export type Cause = (typeof causes)[number]

/** A line of a payslip, in cents; `taux` in percent. */
export interface LigneComparable {
  readonly code: string
  readonly libelle: string
  readonly nature: 'aPayer' | 'aDeduire' | 'employeur'
  readonly montant: number
  readonly base?: number
  readonly taux?: number
}

/** What a comparison reads of a payslip; amounts in cents. Its net is what is due less what is withheld and the tax. */
export interface BulletinComparable {
  readonly situation: readonly { readonly code: string; readonly libelle: string; readonly valeur: string }[]
  readonly lignes: readonly LigneComparable[]
  readonly totaux: { readonly impot: number; readonly net: number }
}

export type NatureComparee = LigneComparable['nature'] | 'impot'

/** One line on both payslips: `ecart` is of its amount, `effet` of the net; an amount is absent where the line is. */
export interface LigneComparee {
  readonly code: string
  readonly libelle: string
  readonly nature: NatureComparee
  readonly avant?: number
  readonly apres?: number
  readonly ecart: number
  readonly effet: number
  readonly statut: 'identique' | 'modifiee' | 'nouvelle' | 'disparue'
  /** Rates of each payslip, in percent, where one line of the code has one. */
  readonly tauxAvant?: number
  readonly tauxApres?: number
}

const signs: Readonly<Record<NatureComparee, -1 | 0 | 1>> = {
  aPayer: 1,
  aDeduire: -1,
  employeur: 0,
  impot: -1,
}

type Somme = Pick<LigneComparee, 'code' | 'libelle' | 'nature'> & {
  montant: number
  taux: number | undefined
}

/** Lines of a payslip by nature and code, those of the same code added up, and the tax as a line of its own. */
const sommesOf = ({ lignes, totaux }: BulletinComparable): Map<string, Somme> => {
  const sommes = new Map<string, Somme>()
  for (const { code, libelle, nature, montant, taux } of lignes) {
    const key = `${nature} ${code}`
    const before = sommes.get(key)
    if (before) sommes.set(key, { ...before, montant: before.montant + montant, taux: undefined })
    else sommes.set(key, { code, libelle, nature, montant, taux })
  }
  if (totaux.impot !== 0)
    sommes.set('impot', {
      code: 'impot',
      libelle: '',
      nature: 'impot',
      montant: totaux.impot,
      taux: undefined,
    })
  return sommes
}

const statutOf = (avant: Somme | undefined, apres: Somme | undefined) => {
  if (!avant) return 'nouvelle'
  if (!apres) return 'disparue'
  return avant.montant === apres.montant ? 'identique' : 'modifiee'
}

const comparee = (avant: Somme | undefined, apres: Somme | undefined): LigneComparee[] => {
  const somme = apres ?? avant
  if (!somme) return []
  const { code, libelle, nature } = somme
  const ecart = (apres?.montant ?? 0) - (avant?.montant ?? 0)
  return [
    {
      code,
      libelle,
      nature,
      ...(avant && { avant: avant.montant }),
      ...(apres && { apres: apres.montant }),
      ecart,
      effet: ecart * signs[nature] || 0,
      statut: statutOf(avant, apres),
      ...(avant?.taux !== undefined && { tauxAvant: avant.taux }),
      ...(apres?.taux !== undefined && { tauxApres: apres.taux }),
    },
  ]
}

/**
 * Every line of two payslips side by side, those that weigh most on the net first, otherwise in the order printed.
 * The sum of `effet` is the difference of the two nets.
 */
export const comparerLignes = (avant: BulletinComparable, apres: BulletinComparable): LigneComparee[] => {
  const [before, after] = [sommesOf(avant), sommesOf(apres)]
  return [...new Set([...after.keys(), ...before.keys()])]
    .flatMap((key) => comparee(before.get(key), after.get(key)))
    .toSorted((a, b) => Math.abs(b.effet) - Math.abs(a.effet))
}

/** A fact that both payslips state, and that is not the same. */
export interface FaitChange {
  readonly code: string
  readonly libelle: string
  readonly avant: string
  readonly apres: string
}

/** Facts stated by both payslips whose value differs, in the order of the second. */
export const faitsChanges = (avant: BulletinComparable, apres: BulletinComparable): FaitChange[] =>
  apres.situation.flatMap(({ code, libelle, valeur }) => {
    const before = avant.situation.find((fait) => fait.code === code)
    return before && before.valeur !== valeur ? [{ code, libelle, avant: before.valeur, apres: valeur }] : []
  })
