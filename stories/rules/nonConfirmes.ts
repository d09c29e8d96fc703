import { baremes } from '#rules/retraite/catalogue.ts'
import { loisEcrites } from '#rules/retraite/regle/loisEcrites.ts'
import { lois } from '#rules/retraite/regle/regle.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire } from '#rules/format/nombres.ts'
import type { Regle } from './saisie.ts'

type Json = Readonly<Record<string, unknown>>

const estObjet = (valeur: unknown): valeur is Json => typeof valeur === 'object' && valeur !== null

/** How a reader is told what the files name in English; what is not here is told as it stands. */
const mots: Readonly<Record<string, string>> = {
  bornFrom: 'naissance à partir du',
  bornTo: 'naissance jusqu’au',
  years: 'années :',
  months: 'mois :',
  quarters: 'trimestres :',
  otherReading: 'autre lecture :',
  maxQuarters: 'trimestres au plus :',
  maxDaysPerChild: 'jours au plus par enfant :',
  quartersFrom: 'à partir de (trimestres) :',
  quartersTo: 'jusqu’à (trimestres) :',
  maxYears: 'années au plus :',
  validFrom: 'valable à partir du',
  validTo: 'valable jusqu’au',
  retrieved: 'relevé le',
  year: 'année',
  annual: 'euros par an :',
  monthly: 'euros par mois :',
  rate: 'taux :',
  value: 'valeur :',
  over: 'au-delà de (%) :',
  under: 'en deçà de (%) :',
  numerator: 'numérateur :',
  denominator: 'dénominateur :',
  plus: 'plus :',
  hours: 'heures par semaine :',
  age: 'âge :',
  title: '',
  note: '',
  source: 'source :',
  key: '',
  type: '',
  category: '',
  scope: '',
}

const valeurs: Readonly<Record<string, string>> = {
  superActive: 'catégorie super-active',
  requestLeadMonths: 'mois entre la demande et le départ',
  'child bonification/majoration quarters': 'trimestres de bonification ou de majoration pour enfant',
}

const estListe = (valeur: unknown): valeur is readonly number[] =>
  Array.isArray(valeur) && valeur.every((un) => typeof un === 'number')

const enMots = (ligne: Json): string =>
  Object.entries(ligne)
    .filter(
      ([cle, valeur]) =>
        !/confirmed|^nom$|Formula$/i.test(cle) && valeur !== null && (estListe(valeur) || !estObjet(valeur)),
    )
    .map(([cle, valeur]) => {
      if (estListe(valeur)) return `${mots[cle] ?? cle} ${valeur.map((un) => ecrire(un)).join(', ')}`
      if (typeof valeur === 'number') return `${mots[cle] ?? cle} ${cle === 'year' ? valeur : ecrire(valeur)}`
      const dite = String(valeur)
      const dit = isCalendarDate(dite) ? dateEnChiffres(dite) : (valeurs[dite] ?? dite)
      return `${mots[cle] ?? cle} ${dit}`.trim()
    })
    .join(', ')

/** Parts of the law and of the tables, as a reader calls them. */
const parties: Readonly<Record<string, string>> = {
  openingAge: 'Âge d’ouverture des droits',
  requiredQuarters: 'Trimestres requis',
  requiredBefore60: 'Trimestres requis avant 60 ans',
  ageLimit: 'Limite d’âge',
  longCareer: 'Carrière longue',
  deemedContributed: 'trimestres réputés cotisés',
  active: 'catégorie active',
  superActive: 'catégorie super-active',
  reference: 'montant de référence',
  instalments: 'paiement échelonné',
  partTimePay: 'rémunération à temps partiel',
  teachers: 'enseignants',
  teachingWeeks: 'service hebdomadaire des enseignants',
  ageLimits: 'âge de l’enfant',
  disponibilite: 'disponibilité',
  abatement: 'abattement',
  healthContributionOnPublicPension: 'cotisation maladie',
}

const ouEnMots = (ou: readonly string[]): string =>
  ou
    .filter((partie) => partie !== 'rows')
    .map((partie) => parties[partie] ?? partie)
    .join(' › ')

/** Every part of a table that says of itself « confirmed: false », where it stands and what it holds. */
const nonConfirmes = (valeur: unknown, ou: readonly string[] = []): (readonly [string, string])[] => {
  if (!estObjet(valeur)) return []
  const ici = Object.entries(valeur).some(([cle, dit]) => /confirmed/i.test(cle) && dit === false)
  return [
    ...(ici ? [[ouEnMots(ou), enMots(valeur)] as const] : []),
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
