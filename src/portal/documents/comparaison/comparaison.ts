import { de } from '#rules/format/typographie.ts'
import { nomDuMois, nomsDesMois } from '#rules/format/dates.ts'
import { centimesEnEuros } from '#rules/format/nombres.ts'
import type { Bulletin } from '#contract/documents/bulletin.ts'
import type { Explication } from '#rules/documents/explicationsBulletins.ts'
import type { Cause } from '#rules/documents/comparaisonBulletins.ts'
import type { NatureComparee } from '#rules/documents/comparaisonBulletins.ts'
import { comparaisonMessages as words } from './words.ts'

const yearOf = (periode: string) => periode.slice(0, 4)

/** « entre septembre et octobre 2026 »; the names of the documents when both are of the same month. */
export const quand = (avant: Bulletin, apres: Bulletin): string => {
  if (avant.periode === apres.periode) return words.entre(`« ${avant.libelle} »`, `« ${apres.libelle} »`)
  const year = yearOf(avant.periode) === yearOf(apres.periode) ? '' : ` ${yearOf(avant.periode)}`
  return words.entre(
    `${nomDuMois(avant.periode)}${year}`,
    `${nomDuMois(apres.periode)} ${yearOf(apres.periode)}`,
  )
}

/** The name of a document within a sentence: a month loses the capital that it begins with. */
export const libelleDans = ({ libelle }: Bulletin): string => {
  const minuscule = libelle.charAt(0).toLowerCase() + libelle.slice(1)
  return nomsDesMois.some((nom) => minuscule.startsWith(nom)) ? minuscule : libelle
}

/** Name of the table: « Lignes de septembre 2026 et d’octobre 2026, en euros ». */
export const legendeDe = (avant: Bulletin, apres: Bulletin): string =>
  words.legende(de(libelleDans(avant)), de(libelleDans(apres)))

/** What became of the net, in a sentence. */
export const phraseNet = (avant: Bulletin, apres: Bulletin): string => {
  const ecart = apres.totaux.net - avant.totaux.net
  const when = quand(avant, apres)
  if (ecart === 0) return words.egal(when)
  return (ecart > 0 ? words.augmente : words.diminue)(centimesEnEuros(Math.abs(ecart)), when)
}

/** What a line does, in words. */
export const natures: Readonly<Record<NatureComparee, string>> = {
  aPayer: words.natures.due,
  aDeduire: words.natures.retenue,
  employeur: words.natures.employeur,
  impot: words.natures.prelevee,
}

const UNSAID: ReadonlySet<Cause> = new Set(['nouvelle', 'disparue', 'montant'])

/** True when the payslips give no reason for some of what changed. */
export const isUnsaid = (explications: readonly Explication[]): boolean =>
  explications.some(({ cause }) => UNSAID.has(cause))

/** The earlier payslip first; as given when both are of the same month. */
export const inOrder = ({ avant, apres }: { readonly avant: Bulletin; readonly apres: Bulletin }) =>
  avant.periode > apres.periode ? { avant: apres, apres: avant } : { avant, apres }
