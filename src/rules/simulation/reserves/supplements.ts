import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { EN_EMPLOI } from '#rules/carriere/compte.ts'
import { periodesJusquAu } from '#rules/carriere/services/periodes.ts'
import { trimestres } from '#rules/format/durees.ts'
import { pourcent } from '#rules/format/nombres.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'

interface Supplement {
  /** Trades that have it, as an account names them. */
  readonly metiers: RegExp
  /** Whether it is for active and super-active jobs only. */
  readonly actifs: boolean
  readonly texte: string
}

/**
 * What some trades are paid that may raise their pension, and that no account of this portal holds: indemnities of the police
 * (loi n° 82-1126, art. 95), prisons (loi n° 85-1403, art. 76), customs, fire brigades (loi n° 90-1067, art. 17: seventeen years, and from the active age), CTI of the health
 * and social establishments (loi n° 2020-1576, art. 48). The last one is insurance: décret n° 2003-1306, art. 21 III.
 */
const supplements: readonly Supplement[] = [
  {
    metiers: /police|gardiens? de la paix|commissaire/iu,
    actifs: true,
    texte: 'L’indemnité de sujétions spéciales de police, qui peut augmenter votre pension, sous conditions.',
  },
  {
    metiers: /p[ée]nitentiaire|surveillant/iu,
    actifs: true,
    texte:
      'La prime de sujétions spéciales pénitentiaires, qui peut augmenter votre pension, sous conditions de durée.',
  },
  {
    metiers: /pompier/iu,
    actifs: true,
    texte:
      'L’indemnité de feu : hors départ pour invalidité, elle n’augmente la pension qu’après dix-sept ans de services de sapeur-pompier professionnel, et à partir de l’âge anticipé de la catégorie active.',
  },
  {
    metiers: /douan/iu,
    actifs: true,
    texte: 'L’indemnité de risques de la branche surveillance des douanes, si vous en relevez.',
  },
  {
    metiers: /h[ôo]pita|hospitali|soignant|infirmi|sage-femme|ehpad|\bchr?u\b|m[ée]dico-social/iu,
    actifs: false,
    texte:
      'Le complément de traitement indiciaire (CTI), si vous le percevez : il donne un supplément de pension.',
  },
  {
    metiers: /h[ôo]pita|hospitali|ehpad|\bchr?u\b/iu,
    actifs: true,
    texte:
      'La majoration de durée d’assurance des fonctionnaires hospitaliers qui partent d’un emploi de catégorie active, si votre compte ne la montre pas : quatre trimestres d’assurance pour dix ans de services, qui peuvent réduire une décote.',
  },
]

const INCONNU =
  'Une indemnité propre à votre corps, s’il en a une qui compte pour la pension, comme dans la police ou l’administration pénitentiaire.'

/** Supplements of pension of the trade that an account tells. */
export const supplementsDuMetier = ({ situation }: CompteDecrit): readonly string[] => {
  const { categorie, corps = '', grade = '', employeur = '' } = situation
  const metier = `${corps} ${grade} ${employeur}`
  const actif = categorie !== 'sedentaire'
  const connus = supplements.filter(({ metiers, actifs }) => (actif || !actifs) && metiers.test(metier))
  return connus.length === 0 && categorie === 'superactive' ? [INCONNU] : connus.map(({ texte }) => texte)
}

/**
 * What someone pays for the time that a part-time leaves, as if it were worked: no account tells it (art. L. 11 bis CPCMR,
 * art. 14 of décret n° 2003-1306). Part-time that counts whole without it, to raise a child born from 2004 on or therapeutic, has none.
 */
export const surcotisation = (
  { carriere, enfants }: CompteDecrit,
  { demande: { dateDepart }, quotites = [], quotitesPassees = [] }: Estimee,
): readonly string[] => {
  const { from, quarters, disabledQuarters, disabledPercent } = partiesDe(regleDe(dateDepart)).paidPartTime
  const postes = carriere.filter(({ position }) => EN_EMPLOI.has(position))
  const enPartie = periodesJusquAu(
    { carriere: postes, enfants },
    { dateDepart, quotites, quotitesPassees },
  ).some(({ fin, quotite, compteTempsPlein }) => fin >= from && quotite < 100 && compteTempsPlein !== true)
  return enPartie
    ? [
        `La surcotisation d’un temps partiel, si vous l’avez payée ou la payez : jusqu’à ${trimestres(quarters)} de plus dans la pension. Ni ces trimestres ni leur prix ne sont calculés ici : votre employeur vous dira ce prix. Avec une incapacité permanente de ${pourcent(disabledPercent)} au moins, il n’y a pas de surcotisation : la retenue ordinaire, payée comme à temps plein, en donne jusqu’à ${disabledQuarters} (art. L. 11 bis du code des pensions).`,
      ]
    : []
}
