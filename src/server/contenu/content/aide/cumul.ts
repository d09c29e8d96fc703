import { p, strong, ul } from '../../blocks.ts'

/**
 * Work beside a pension: the law that governs it is chosen by the first day of the first basic pension, before or from 1 January 2027
 * (art. L. 84 CPCMR, L. 161-22 CSS; loi n° 2025-1403, art. 102).
 */
export const cumul = [
  p(
    'C’est possible, mais ce que vous gagnez alors peut réduire votre pension. Les règles dépendent du jour où commence votre première pension de base, et changent pour celles de 2027.',
  ),
  ul(
    `${strong('Première pension commencée avant le 1er janvier 2027')} : votre pension reste entière si vous avez demandé toutes vos retraites, et si vous avez 67 ans, ou l’âge légal et tous vos trimestres. Sinon, ce que vous gagnez dans l’année au-delà du tiers de votre pension et de la moitié du minimum garanti en est retiré (art. L. 84 et L. 85 du code des pensions). Si elle a commencé avant 2015, seul ce que verse un employeur public est compté.`,
    `${strong('Première pension commencée le 1er janvier 2027 ou après')} : avant l’âge légal, tout ce que vous gagnez est retiré de votre pension ; de cet âge à 67 ans, la moitié de ce qui dépasse un seuil fixé par décret ; à partir de 67 ans, rien (art. L. 161-22 du code de la sécurité sociale, que la loi n° 2025-1403, art. 102, rend commun à tous les régimes).`,
  ),
  p(
    'Certaines activités et certaines pensions ont leurs propres règles : pensions militaires ou d’invalidité, activités artistiques. Avant de reprendre une activité, demandez à votre service quels effets elle aura sur votre pension.',
  ),
] as const
