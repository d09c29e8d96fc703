import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type Enfant, trimestresEnfant } from '#rules/retraite/droit/accordes/enfants.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import type { CompteRetraite, EnfantCompte } from '../compte.ts'
import { articlesBonification, type LienEnfant } from '#rules/retraite/demande/articles.ts'
import { depaysementRefuse } from '#rules/retraite/droit/accordes/parArticle.ts'

const faits = (naissance: CalendarDate, lien: LienEnfant): Enfant => ({
  naissance,
  // Maternity leave is an interruption of two months (art. R. 13 CPCMR).
  interruption: lien === 'accouchement' || lien === 'interruption',
  accouchementApresRecrutement: lien === 'accouchement',
  accouchementPendantEtudes: lien === 'etudes',
})

/** Quarters that the law grants for a child at an effect date: payable, and of insurance only. */
const parLaLoi = (naissance: CalendarDate, lien: LienEnfant, effet: CalendarDate) => {
  const { liquidation, assurance } = trimestresEnfant(faits(naissance, lien), effet)
  return { bonification: liquidation, majoration: assurance - liquidation }
}

/** What the law grants for a child, from what its parent answers, at an effect date. */
export const accordePour = (
  naissance: CalendarDate,
  lien: LienEnfant,
  effet: CalendarDate,
): Pick<EnfantCompte, 'article' | 'trimestresBonification' | 'trimestresMajoration'> => {
  const { bonification, majoration } = parLaLoi(naissance, lien, effet)
  const { bornBefore } = partiesDe(regleDe(effet)).childQuarters
  const avant2004 = lien === 'etudes' ? 'L12bbis' : 'L12b'
  return {
    trimestresBonification: bonification,
    trimestresMajoration: majoration,
    ...(bonification + majoration > 0 && { article: naissance < bornBefore ? avant2004 : 'L12bis' }),
  }
}

/**
 * Quarters of a child at an effect date: those of art. L. 12 bis change with it, since one of them is payable in pensions
 * from September 2026 on (L. 12 b ter); the others are those that the account holds.
 */
export const trimestresDeLEnfant = (
  { dateNaissance, article, trimestresBonification, trimestresMajoration }: EnfantCompte,
  effet: CalendarDate,
): { readonly bonification: number; readonly majoration: number } =>
  article === 'L12bis'
    ? parLaLoi(dateNaissance, 'accouchement', effet)
    : { bonification: trimestresBonification, majoration: trimestresMajoration }

/** One whose article is not told is read cautiously: the surcote leaves it out. */
const INCONNUE = { payable: true, surcote: false } as const

const somme = (nombres: readonly number[]) => nombres.reduce((total, nombre) => total + nombre, 0)

/** Quarters granted over services, at an effect date. */
export interface TrimestresAccordes {
  /** Payable. */
  readonly bonification: number
  /** Of insurance only. */
  readonly majoration: number
  /** Those granted for children, payable or not. */
  readonly enfants: number
  /** Those that the surcote leaves out: granted neither for children nor for disability, or by an article not told. */
  readonly horsSurcote: number
}

/**
 * Bonifications and majorations of an account at an effect date, by the article that grants each; those of services out of
 * Europe only where the pension pays enough quarters of effective services, `trimestresServices`.
 */
export const trimestresAccordes = (
  { enfants, bonifications }: Pick<CompteRetraite, 'enfants' | 'bonifications'>,
  effet: CalendarDate,
  trimestresServices: number,
): TrimestresAccordes => {
  const deChaque = enfants.map((enfant) => trimestresDeLEnfant(enfant, effet))
  const autres = bonifications
    .filter(({ article }) => !depaysementRefuse(article, trimestresServices, effet))
    .map(({ article, trimestres }) => {
      const { payable, surcote } = article ? articlesBonification[article] : INCONNUE
      return { trimestres, payable, surcote }
    })
  const total = (garde: (une: (typeof autres)[number]) => boolean) =>
    somme(autres.filter(garde).map(({ trimestres }) => trimestres))
  const desEnfants = {
    bonification: somme(deChaque.map(({ bonification }) => bonification)),
    majoration: somme(deChaque.map(({ majoration }) => majoration)),
  }
  return {
    bonification: desEnfants.bonification + total(({ payable }) => payable),
    majoration: desEnfants.majoration + total(({ payable }) => !payable),
    enfants: desEnfants.bonification + desEnfants.majoration + total(({ surcote }) => surcote),
    horsSurcote: total(({ surcote }) => !surcote),
  }
}
