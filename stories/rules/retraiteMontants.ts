import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { enEuros } from '#rules/retraite/estimation/lignes.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ecrire } from '#rules/format/nombres.ts'
import { baremes } from '#rules/retraite/catalogue.ts'
import { derniereRegle, partiesDe } from '#rules/retraite/regle/regle.ts'
import { indiceDe } from '#rules/retraite/montant/indice.ts'
import { minimumGarantiDe } from '#rules/retraite/montant/minimumGaranti.ts'
import { baremePrelevements, prelevementsDe } from '#rules/retraite/montant/prelevements.ts'
import {
  abattementRachat,
  baremeRachat,
  coutRachat,
  echelonnement,
  optionsRachat,
} from '#rules/retraite/montant/rachat.ts'
import { baremeRafp, rafpDe } from '#rules/retraite/montant/rafp.ts'
import { fiabilite } from './retraiteGenerations.ts'
import type { Regle } from './saisie.ts'

const EFFET = '2026-12-01'
const ANNEE = Number(EFFET.slice(0, 4))
const REQUIS = 172

const provenance: Regle = {
  legende: 'catalogue – tables datées',
  colonnes: ['Table', 'Validité', 'Source, comme la table la note', 'Barème'],
  lignes: baremes.map(({ nom, validFrom, validTo, source, confirmed }) => [
    nom,
    validTo === undefined
      ? `depuis le ${dateEnChiffres(validFrom)}`
      : `du ${dateEnChiffres(validFrom)} au ${dateEnChiffres(validTo)}`,
    source,
    fiabilite(confirmed && validTo === undefined),
  ]),
}

const minimum: Regle = {
  legende: `minimumGarantiDe – ${ANNEE}, ${REQUIS} trimestres requis`,
  colonnes: ['Années de services', 'Part', 'Montant mensuel', 'Barème'],
  lignes: [10, 14, 15, 15.5, 20, 25, 30, 35, 40, 42].map((annees) => {
    const trouve = minimumGarantiDe(
      { trimestresServices: annees * 4, trimestresRequis: REQUIS, annee: ANNEE },
      partiesDe(derniereRegle()).minimumScale,
    )
    if (!trouve) return [ecrire(annees), '–', '–', '–']
    return [
      ecrire(annees),
      `${ecrire(trouve.part)} %`,
      enEuros(trouve.montant / 12),
      fiabilite(trouve.confirme),
    ]
  }),
}

const rafp: Regle = {
  legende: `rafpDe – 6 000 points, départ le ${dateEnChiffres(EFFET)}, par âge`,
  colonnes: ['Âge', 'Coefficient', 'Facteur du capital', 'Rente mensuelle', 'Barème'],
  lignes: baremeRafp.ageCoefficients.rows.map(({ age }) => {
    const trouve = rafpDe({
      points: 6000,
      naissance: `${ANNEE - age}-12-01`,
      effet: EFFET,
      ageLegal: `${ANNEE - age + 62}-12-01`,
    })
    return [
      `${age} ans`,
      ecrire(trouve.coefficientAge),
      ecrire(trouve.facteurCapital),
      enEuros(trouve.renteMensuelle),
      fiabilite(trouve.confirme),
    ]
  }),
}

const { annuityFromPoints, splitCapital } = baremeRafp.thresholds
const splitCapitalFromPoints = splitCapital.at(-1)?.fromPoints ?? annuityFromPoints

const formes: Regle = {
  legende: `rafpDe – forme du versement selon les points, à 64 ans le ${dateEnChiffres(EFFET)}`,
  colonnes: ['Points', 'Forme', 'Capital', 'Premier versement', 'Rente mensuelle'],
  lignes: [
    1000,
    splitCapitalFromPoints - 1,
    splitCapitalFromPoints,
    annuityFromPoints - 1,
    annuityFromPoints,
    10_000,
  ].map((points) => {
    const trouve = rafpDe({ points, naissance: '1962-12-01', effet: EFFET, ageLegal: '2025-09-01' })
    return [
      ecrire(points),
      trouve.forme,
      enEuros(trouve.capital),
      enEuros(trouve.premiereFraction),
      enEuros(trouve.renteMensuelle),
    ]
  }),
}

const seuils = baremePrelevements.thresholds.at(-1)

const prelevements: Regle = {
  legende: `prelevementsDe – 2 000 € bruts par mois, une part, le ${dateEnChiffres(EFFET)}`,
  colonnes: ['Revenu fiscal de référence', 'CSG', 'CRDS', 'CASA', 'Net mensuel', 'Barème'],
  lignes: [seuils?.reduced, seuils?.median, seuils?.full].flatMap((seuil) =>
    [seuil?.firstPart ?? 0, (seuil?.firstPart ?? 0) + 1].map((revenuFiscalReference) => {
      const trouve = prelevementsDe(2000, { revenuFiscalReference, parts: 1 }, EFFET)
      const { csg, crds, casa } = trouve.taux
      return [
        enEuros(revenuFiscalReference),
        ...[csg, crds, casa].map((taux) => `${ecrire(taux)} %`),
        enEuros(trouve.pensionNetteMensuelle),
        fiabilite(trouve.confirme),
      ]
    }),
  ),
}

const indice = indiceDe(500, EFFET) ?? { majore: 0, source: '', confirme: false }

const rachat = (dateDemande: CalendarDate, legende: string): Regle => ({
  legende: `coutRachat – ${legende}, un trimestre, indice ${indice.majore}`,
  colonnes: ['Âge', 'Option 1', 'Option 2', 'Option 3', 'Barème'],
  lignes: [...baremeRachat.rows.map(({ age }) => age), 63].map((age) => {
    const naissance = addMonths(dateDemande, -12 * age)
    const couts = optionsRachat.map((option) =>
      coutRachat({ naissance, dateDemande, trimestres: 1, option, indice }),
    )
    return [
      `${age} ans`,
      ...couts.map((cout) =>
        cout ? `${enEuros(cout.cout)} (${ecrire(cout.pourcentageParTrimestre)} %)` : '–',
      ),
      fiabilite(
        couts.every((cout) => cout?.indicatif === false) && age <= (baremeRachat.rows.at(-1)?.age ?? 0),
      ),
    ]
  }),
})

const paiements: Regle = {
  legende: 'echelonnement et abattementRachat – demande du 01/12/2026, né en 1990',
  colonnes: [
    'Trimestres',
    'Années de paiement, sans abattement',
    'Avec abattement',
    'Abattement, option 3',
    'Barème',
  ],
  lignes: [1, 2, 4, 5, 8, 9, 12].map((trimestres) => {
    const abattement = abattementRachat({
      naissance: '1990-06-01',
      dateDemande: EFFET,
      trimestres,
      option: 3,
    })
    const sans = echelonnement(trimestres, false)
    return [
      `${trimestres}`,
      sans.annees.join(', '),
      echelonnement(trimestres, true).annees.join(', '),
      enEuros(abattement.montant),
      fiabilite(abattement.confirme && sans.confirme),
    ]
  }),
}

/** Where the figures come from. */
export const provenances: readonly Regle[] = [provenance]

/** What is paid, and what is taken off. */
export const reglesDeMontant: readonly Regle[] = [minimum, rafp, formes, prelevements]

/** What studies cost to buy back. */
export const reglesDeRachat: readonly Regle[] = [
  rachat('2025-12-01', 'demande du 01/12/2025'),
  rachat(EFFET, 'demande du 01/12/2026'),
  paiements,
]
