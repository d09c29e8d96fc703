import type { CompteDecrit } from './compteDecrit.ts'

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
