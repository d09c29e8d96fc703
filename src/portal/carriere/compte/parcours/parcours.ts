import { gradeEnMots } from '#contract/carriere/faitsDuCompte.ts'
import type { Cir, PeriodeCir, RegimeCir } from '#contract/carriere/cir.ts'
import { compteMessages } from '../words.ts'
import { indiceEnMots, positionEnMots, quotiteEnMots } from '../sections/periode.ts'
import { compteSectionsMessages } from '../sections/words.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import { periodeEnMots } from '#contract/carriere/constatEnMots.ts'

const { parcours: words } = compteMessages

/** A row of the career as a table: what the drawing shows, in words. */
export interface LigneParcours {
  readonly id: string
  readonly regime: string
  readonly periode: string
  readonly contenu: string
  /** Numbers of the findings about it, from 1. */
  readonly points: readonly number[]
  /** What it is sorted by. */
  readonly debut: string
}

const contenuDe = (periode: PeriodeCir): string =>
  [
    positionEnMots(periode),
    periode.employeur,
    gradeEnMots(periode),
    `${compteSectionsMessages.carriere.indice} : ${indiceEnMots(periode)}`,
    `${compteSectionsMessages.carriere.quotite} : ${quotiteEnMots(periode)}`,
  ]
    .filter((part) => part !== '')
    .join(' ; ')

type Numbered = readonly (readonly [constat: ConstatCompte, numero: number])[]

const lignesDePeriodes = ({ carriere }: Cir, constats: Numbered): LigneParcours[] =>
  carriere.map((periode) => ({
    id: periode.periodeId,
    regime: words.fonctionPublique,
    periode: periodeEnMots(periode),
    contenu: contenuDe(periode),
    points: constats
      .filter(([{ sorte, lignes }]) => sorte !== 'lacune' && lignes.includes(periode.periodeId))
      .map(([, numero]) => numero),
    debut: periode.debut,
  }))

const lignesDeLacunes = (constats: Numbered): LigneParcours[] =>
  constats.flatMap(([{ sorte, debut, fin }, numero]) =>
    sorte !== 'lacune' || debut === undefined
      ? []
      : [
          {
            id: `lacune-${numero}`,
            regime: words.fonctionPublique,
            periode: periodeEnMots({ debut, fin }),
            contenu: words.manque,
            points: [numero],
            debut,
          },
        ],
  )

const lignesDuRegime = ({ regimeId, libelle, annees }: RegimeCir, constats: Numbered): LigneParcours[] =>
  annees.map(({ annee, trimestres }) => ({
    id: `${regimeId}-${annee}`,
    regime: libelle,
    periode: words.annees(annee, annee),
    contenu: words.trimestres(trimestres),
    points: constats.filter(([{ lignes }]) => lignes.includes(regimeId)).map(([, numero]) => numero),
    debut: `${annee}-01-01`,
  }))

/** A career in words, in order of time: periods, what is missing between them, and years in other regimes. */
export const lignesParcours = (cir: Cir, constats: readonly ConstatCompte[]): readonly LigneParcours[] => {
  const numbered: Numbered = constats.map((constat, rank) => [constat, rank + 1])
  return [
    ...lignesDePeriodes(cir, numbered),
    ...lignesDeLacunes(numbered),
    ...cir.autresRegimes.flatMap((regime) => lignesDuRegime(regime, numbered)),
  ].toSorted((a, b) => a.debut.localeCompare(b.debut))
}
