import { ecrire, pourcent } from '#rules/format/nombres.ts'
import type { Bloc } from './blocs.ts'
import type { Calcul } from './calcul.ts'
import { enEuros, type Ligne, note } from './lignes.ts'
import { HORS_METROPOLE, type Prelevements, prelevementsDe } from '../montant/prelevements.ts'
import { progressiveDe } from '../montant/progressive/progressive.ts'

const SOURCES = {
  CSG: 'art. L. 136-8 CSS',
  CRDS: 'art. 19 de l’ordonnance n° 96-50',
  CASA: 'art. L. 137-41 CSS',
} as const

/** Those of overseas are in no table here; Mayotte, the Pacific and foreign countries have neither CSG nor CRDS, and other levies. */
const metropole = note(
  `Les prélèvements sont calculés aux seuils de la métropole : ${HORS_METROPOLE}.`,
  SOURCES.CSG,
)

/** The reduced rate outlives a first year above its threshold; nothing asks for the income of the year before. */
const lisser = ({ csgGardee, confirme }: Prelevements): Ligne[] =>
  csgGardee === undefined
    ? []
    : [
        note(
          `La CSG reste à ${pourcent(csgGardee)}, sans CASA, tant que votre revenu fiscal de référence n’a pas dépassé deux années de suite le seuil de ce taux réduit : l’estimation ne regarde que celui que vous donnez.`,
          SOURCES.CSG,
          csgGardee,
          confirme,
        ),
      ]

/** Gross pension that is paid each month: that of a progressive retirement is partial. */
const brutVerse = ({ demande: { progressive }, total, traitement }: Calcul): number =>
  progressive ? progressiveDe(total / 12, traitement / 12, progressive).pensionPartielleMensuelle : total / 12

/** Levies of a month and what is left of a pension that is sure or not, when the household is told. */
export const blocPrelevements = (calcul: Calcul, pensionConfirmee: boolean) => {
  const { demande } = calcul
  if (!demande.prelevements) return undefined
  const mensuel = brutVerse(calcul)
  const preleves = prelevementsDe(mensuel, demande.prelevements, demande.dateDepart)
  const { csg, crds, casa, pensionNetteMensuelle, taux, confirme } = preleves
  const brut = enEuros(mensuel)
  const ligne = (libelle: keyof typeof SOURCES, pourcentage: number, valeur: number): Ligne => ({
    unite: 'eurosParMois',
    source: SOURCES[libelle],
    libelle: `${libelle}, par mois`,
    formule: `${brut} × ${ecrire(pourcentage)} % = ${enEuros(valeur)}`,
    valeur,
    confirme,
  })
  const nette: Ligne = {
    unite: 'eurosParMois',
    source: Object.values(SOURCES).join(' ; '),
    libelle: `Pension ${demande.progressive ? 'partielle ' : ''}nette mensuelle, avant impôt sur le revenu`,
    formule: `${[brut, ...[csg, crds, casa].map(enEuros)].join(' − ')} = ${enEuros(pensionNetteMensuelle)}`,
    valeur: pensionNetteMensuelle,
    confirme: confirme && pensionConfirmee,
  }
  return {
    valeur: { csg, crds, casa, pensionNetteMensuelle, indicatif: !nette.confirme },
    lignes: [
      ligne('CSG', taux.csg, csg),
      ligne('CRDS', taux.crds, crds),
      ligne('CASA', taux.casa, casa),
      nette,
      metropole,
      ...lisser(preleves),
    ],
  } satisfies Bloc<unknown>
}
