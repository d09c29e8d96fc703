import { dateEnChiffres, moisEnChiffres } from '#rules/format/dates.ts'
import { dureeEnLettres } from '#rules/format/durees.ts'
import { ecrire } from '#rules/format/nombres.ts'
import { ageAnnulation, ageLimite, ageOuverture, premierEffet } from '#rules/retraite/droit/ages.ts'
import type { Categorie } from '#rules/retraite/demande/categorie.ts'
import type { Duree } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { addDays, premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { decoteDe } from '#rules/retraite/montant/decote.ts'
import { dureeRequise } from '#rules/retraite/droit/durations.ts'
import { ageLongueCarriere } from '#rules/retraite/droit/longueCarriere.ts'
import { debutsLongueCarriere } from '#rules/retraite/demande/demande.ts'
import { derniereRegle, lois, partiesDe } from '#rules/retraite/regle/regle.ts'
import { surcoteDe } from '#rules/retraite/montant/surcote.ts'
import type { Regle } from './saisie.ts'

/** What is said of a figure that is not sure. */
export const fiabilite = (confirme: boolean) => (confirme ? 'confirmé' : 'barème indicatif')

const age = (duree: Duree | undefined) => (duree ? dureeEnLettres(duree) : '–')

const PREMIER_MOIS = rangDuMois('1950-01-01')
const MOIS = rangDuMois('2010-12-01') - PREMIER_MOIS + 1

const moisEcrit = (rang: number) => moisEnChiffres(premierDuRang(rang))

/** Rows for the births of 1950 to 2010, looked at month by month; equal months that follow one another make one row. */
const parGeneration = (cellules: (naissance: CalendarDate) => readonly string[]): string[][] => {
  const groupes: { debut: number; fin: number; cellules: readonly string[] }[] = []
  for (let rang = PREMIER_MOIS; rang < PREMIER_MOIS + MOIS; rang += 1) {
    const ce = cellules(addDays(premierDuRang(rang), 14))
    const dernier = groupes.at(-1)
    if (dernier && dernier.cellules.join('|') === ce.join('|')) dernier.fin = rang
    else groupes.push({ debut: rang, fin: rang, cellules: ce })
  }
  return groupes.map((groupe) => [
    `${moisEcrit(groupe.debut)} à ${moisEcrit(groupe.fin)}`,
    ...groupe.cellules,
  ])
}

const noms: Readonly<Record<Categorie, string>> = {
  sedentaire: 'catégorie sédentaire',
  active: 'catégorie active',
  superactive: 'catégorie super-active',
}

const recentes = lois.toReversed()
const loi = derniereRegle()

const ouverture = (categorie: Categorie): Regle => ({
  legende: `ageOuverture et dureeRequise – ${noms[categorie]}`,
  colonnes: [
    'Mois de naissance',
    ...recentes.flatMap(({ effectFrom }) => [
      `Âge, règles du ${dateEnChiffres(effectFrom)}`,
      `Trimestres, règles du ${dateEnChiffres(effectFrom)}`,
    ]),
    'Barème',
  ],
  lignes: parGeneration((naissance) => {
    const trouves = recentes.map(({ effectFrom }) => ({
      legal: ageOuverture(naissance, categorie, effectFrom),
      requis: dureeRequise(naissance, categorie, effectFrom),
    }))
    const sur = trouves.every(({ legal, requis }) => legal?.confirme !== false && requis?.confirme !== false)
    return [
      ...trouves.flatMap(({ legal, requis }) => [age(legal?.age), `${requis?.trimestres ?? '–'}`]),
      fiabilite(sur),
    ]
  }),
})

const limites = (categorie: Categorie): Regle => ({
  legende: `ageAnnulation et ageLimite – ${noms[categorie]}`,
  colonnes: ['Mois de naissance', 'Fin de la décote', 'Limite d’âge', 'Barème'],
  lignes: parGeneration((naissance) => {
    const legal = ageOuverture(naissance, categorie, loi)
    const fin = legal && ageAnnulation(naissance, categorie, loi, premierEffet(naissance, legal))
    const limite = ageLimite(naissance, categorie, loi)
    return [age(fin?.age), age(limite?.age), fiabilite(fin?.confirme !== false && limite?.confirme !== false)]
  }),
})

const carrieresLongues: Regle = {
  legende: 'ageLongueCarriere – âge de départ selon le début de carrière, dernières règles connues',
  colonnes: ['Mois de naissance', ...debutsLongueCarriere.map((debut) => `Avant ${debut} ans`), 'Barème'],
  lignes: parGeneration((naissance) => {
    const ages = debutsLongueCarriere.map((debut) => ageLongueCarriere(naissance, debut, loi))
    return [...ages.map((trouve) => age(trouve?.age)), fiabilite(ages.every((a) => a?.confirme !== false))]
  }),
}

const REQUIS = 172

const decote: Regle = {
  legende: `decoteDe – départ le 01/09/2032, décote annulée le 01/09/2035, ${REQUIS} trimestres requis`,
  colonnes: ['Trimestres d’assurance', 'Trimestres de décote', 'Décote'],
  lignes: [172, 171, 168, 160, 152, 140].map((trimestresAssurance) => {
    const { trimestres, pourcentage } = decoteDe(
      {
        depart: '2032-09-01',
        annulation: '2035-09-01',
        trimestresAssurance,
        trimestresRequis: REQUIS,
      },
      partiesDe(loi).decote,
    )
    return [`${trimestresAssurance}`, `${trimestres}`, `${ecrire(pourcentage)} %`]
  }),
}

const surcote: Regle = {
  legende: `surcoteDe – âge de surcote le 01/09/2032, 180 trimestres pour ${REQUIS} requis`,
  colonnes: ['Départ', 'Trimestres de surcote', 'Surcote', 'Avec un enfant bonifié'],
  lignes: (['2032-09-01', '2032-12-01', '2033-03-01', '2033-09-01', '2034-09-01', '2036-09-01'] as const).map(
    (depart) => {
      const [sans, avec] = [false, true].map((enfantBonifie) =>
        surcoteDe(
          {
            depart,
            effet: depart,
            ageSurcote: '2032-09-01',
            ageLegal: '2032-09-01',
            ageLegal63: true,
            trimestresAssurance: 180,
            joursAssurance: 0,
            trimestresRequis: REQUIS,
            enfantBonifie,
          },
          partiesDe(loi),
        ),
      )
      return [
        depart,
        `${sans?.trimestres ?? 0}`,
        `${ecrire(sans?.pourcentage ?? 0)} %`,
        `${ecrire(avec?.pourcentage ?? 0)} %`,
      ]
    },
  ),
}

/** When one may leave, and with how many quarters. */
export const reglesDAge: readonly Regle[] = [
  ouverture('sedentaire'),
  ouverture('active'),
  ouverture('superactive'),
  limites('sedentaire'),
  limites('active'),
  limites('superactive'),
  carrieresLongues,
  decote,
  surcote,
]
