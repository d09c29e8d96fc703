import { dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import type { GainRachat } from '#rules/simulation/rachat/gainRachat.ts'
import type { RachatInutile } from '#rules/simulation/rachat/rachatInutile.ts'

/** Age beyond which the balance is told no closer. */
export const CENT_ANS = 100

type Seuils = Omit<GainRachat, 'inutile'>

const premiersRachetes = (nombre: number) =>
  nombre === 1
    ? 'le premier trimestre racheté ne la réduit'
    : `les ${nombre} premiers trimestres rachetés ne la réduisent`

/** Why buying quarters brings nothing, or less than it seems, as it is said. */
export const inutileMessages = {
  SANS_DECOTE: () => 'Vous partez sans décote : racheter du taux n’apporte rien.',
  DECOTE_PLAFONNEE: ({ manquants, decote }) =>
    `Il vous manque ${trimestres(manquants)}, et votre décote n’en compte que ${decote}, le plus que la loi retient à cette date : avec cette option, ${premiersRachetes(manquants - decote)} pas.`,
  POURCENTAGE_MAXIMUM: () =>
    'Votre pension est déjà au pourcentage maximum : racheter de la durée n’apporte rien.',
  MINIMUM_GARANTI: () => 'Votre pension est relevée au minimum garanti : ce rachat ne l’augmente pas.',
  SANS_GAIN: () => 'À cette date de départ, cette option n’augmente pas votre pension.',
  TROP_PEU: ({ minimum = 0 }) =>
    `Ce nombre est trop petit : il faut ${trimestres(minimum)} au moins pour augmenter la pension avec cette option.`,
  EN_TROP: ({ utiles }) =>
    `Vous demandez plus que le nombre utile : au-delà de ${trimestres(utiles)}, racheter ne sert à rien.`,
  TAUX_EN_TROP: ({ utilesTaux }) =>
    `Au-delà de ${trimestres(utilesTaux)}, cette option n’apporte rien de plus que l’option 1, moins chère.`,
  DUREE_EN_TROP: ({ utilesDuree }) =>
    `Au-delà de ${trimestres(utilesDuree)}, cette option n’augmente plus la durée : elle n’agit que sur la décote ou la surcote.`,
  EQUILIBRE_TARDIF: ({ ageEquilibre }) =>
    ageEquilibre === undefined || ageEquilibre.annees >= CENT_ANS
      ? `Le gain ne dépasse pas le reste à payer avant ${CENT_ANS} ans : jusque-là, le rachat vous coûte plus qu’il ne rapporte.`
      : `Le gain ne dépasse le reste à payer qu’à ${dureeEnLettres(ageEquilibre)} : avant cet âge, le rachat vous coûte plus qu’il ne rapporte.`,
  SURCOTE_INCERTAINE: ({ surcote }) =>
    `Ce gain compte ${trimestres(surcote)} de surcote que le rachat apporte : c’est notre lecture de l’article L. 14, non confirmée. Demandez-la par écrit à votre administration.`,
} satisfies Record<RachatInutile, (gain: Seuils) => string>
