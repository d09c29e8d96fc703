import type { Bulletin } from '#contract/documents/bulletin.ts'
import type { Cause, Explication } from '#rules/documents/explicationsBulletins.ts'
import type { LigneComparee, NatureComparee } from '#rules/documents/comparaisonBulletins.ts'
import { montant } from '#rules/money.ts'
import { comparaisonMessages as words } from './words.ts'

/** Cents as an amount: `2 345,67 €`; a negative one with a true minus. */
export const enEuros = (cents: number): string =>
  `${cents < 0 ? '−\u00A0' : ''}${montant(Math.abs(cents))}\u00A0€`

/** Cents as a difference, always with its sign. */
export const enEcart = (cents: number): string => `${cents > 0 ? '+\u00A0' : ''}${enEuros(cents)}`

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })

const monthOf = (periode: string) => month.format(new Date(`${periode}-01T00:00:00Z`))
const yearOf = (periode: string) => periode.slice(0, 4)

/** « entre septembre et octobre 2026 »; the names of the documents when both are of the same month. */
export const quand = (avant: Bulletin, apres: Bulletin): string => {
  if (avant.periode === apres.periode) return words.entre(`« ${avant.libelle} »`, `« ${apres.libelle} »`)
  const year = yearOf(avant.periode) === yearOf(apres.periode) ? '' : ` ${yearOf(avant.periode)}`
  return words.entre(`${monthOf(avant.periode)}${year}`, `${monthOf(apres.periode)} ${yearOf(apres.periode)}`)
}

/** What became of the net, in a sentence. */
export const phraseNet = (avant: Bulletin, apres: Bulletin): string => {
  const ecart = apres.totaux.net - avant.totaux.net
  const when = quand(avant, apres)
  if (ecart === 0) return words.egal(when)
  return (ecart > 0 ? words.augmente : words.diminue)(enEuros(Math.abs(ecart)), when)
}

/** Name of a line; the tax has none on the payslips. */
export const nomLigne = ({ nature, libelle }: LigneComparee): string =>
  nature === 'impot' ? words.impot : libelle

/** What a line does, in words. */
export const natures: Readonly<Record<NatureComparee, string>> = {
  aPayer: words.natures.due,
  aDeduire: words.natures.retenue,
  employeur: words.natures.employeur,
  impot: words.natures.prelevee,
}

const phrases: Readonly<Record<Cause, (noms: string) => string>> = {
  avancement: words.avancement,
  quotite: words.quotite,
  pointIndice: words.pointIndice,
  rappel: words.rappel,
  nouvelle: words.nouvelle,
  disparue: words.disparue,
  tauxCotisation: words.tauxCotisation,
  cotisations: words.cotisations,
  tauxImpot: () => words.tauxImpot,
  impotMemeTaux: () => words.impotMemeTaux,
  impot: () => words.montantImpot,
  montant: words.montant,
}

/** An explanation as a sentence. */
export const phraseExplication = ({ cause, lignes }: Explication): string =>
  phrases[cause](lignes.map(nomLigne).join(', '))

const UNSAID: ReadonlySet<Cause> = new Set(['nouvelle', 'disparue', 'montant'])

/** True when the payslips give no reason for some of what changed. */
export const isUnsaid = (explications: readonly Explication[]): boolean =>
  explications.some(({ cause }) => UNSAID.has(cause))

/** The earlier payslip first; as given when both are of the same month. */
export const inOrder = ({ avant, apres }: { readonly avant: Bulletin; readonly apres: Bulletin }) =>
  avant.periode > apres.periode ? { avant: apres, apres: avant } : { avant, apres }
