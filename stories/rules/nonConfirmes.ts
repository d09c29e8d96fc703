import { baremes } from '#rules/retraite/regle/catalogue.ts'
import { loisEcrites } from '#rules/retraite/regle/loisEcrites.ts'
import { lois } from '#rules/retraite/regle/regle.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { Regle } from './saisie.ts'

type Json = Readonly<Record<string, unknown>>

const estObjet = (valeur: unknown): valeur is Json => typeof valeur === 'object' && valeur !== null

const enMots = (ligne: Json): string =>
  Object.entries(ligne)
    .filter(([cle, valeur]) => !/^confirmed$/i.test(cle) && !estObjet(valeur))
    .map(([cle, valeur]) => `${cle} ${String(valeur)}`)
    .join(', ')

/** Every part of a table that says of itself « confirmed: false », where it stands and what it holds. */
const nonConfirmes = (valeur: unknown, ou: readonly string[] = []): (readonly [string, string])[] => {
  if (!estObjet(valeur)) return []
  const ici = Object.entries(valeur).some(([cle, dit]) => /confirmed/i.test(cle) && dit === false)
  return [
    ...(ici ? [[ou.join(' › '), enMots(valeur)] as const] : []),
    ...Object.entries(valeur).flatMap(([cle, dedans]) =>
      nonConfirmes(dedans, /^\d+$/.test(cle) ? ou : [...ou, cle]),
    ),
  ]
}

const tables = baremes.filter(({ title }) => lois.every((loi) => loi.title !== title))

/** What no text read confirms, in the law and in the tables: each shows « barème indicatif » beside the amount it makes. */
export const reglesNonConfirmees: readonly Regle[] = [
  ...loisEcrites.map((loi) => ({
    legende: `Droit des pensions à compter du ${dateEnChiffres(loi.effectFrom)} : ce qui n’est pas confirmé`,
    colonnes: ['Partie', 'Ligne'],
    lignes: nonConfirmes(loi.parts),
  })),
  {
    legende: 'Tables datées : ce qui n’est pas confirmé',
    colonnes: ['Table', 'Ligne'],
    lignes: tables.flatMap((table) => nonConfirmes(table, [table.nom])),
  },
]

const [premiere, ...suivantes] = loisEcrites

/** What each law changes of the one before: the parts that its file writes. */
export const differences: Regle = {
  legende: `Ce que chaque loi change, depuis celle du ${dateEnChiffres(premiere.effectFrom)}`,
  colonnes: ['Loi', 'Pensions à compter du', 'Parties récrites'],
  lignes: suivantes.map(({ title, effectFrom, parts }) => [
    title,
    dateEnChiffres(effectFrom),
    Object.keys(parts).join(', '),
  ]),
}
