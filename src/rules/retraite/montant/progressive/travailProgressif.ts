import type { TravailProgressif } from '../../demande/demande.ts'
import { remunerationPartielle } from '../../droit/tempsPartiel.ts'
import { QUOTITE_MAXIMUM, QUOTITE_MINIMUM } from './seuilsProgressive.ts'

/** Whether a working time opens a progressive pension: that of a part-time authorisation, or of a post that is not full-time. */
export const ouvreProgressive = ({ quotite, tempsIncomplet }: TravailProgressif): boolean =>
  tempsIncomplet ? quotite >= 1 && quotite <= 99 : quotite >= QUOTITE_MINIMUM && quotite <= QUOTITE_MAXIMUM

/**
 * Part of the pension paid (in percent), the partial pension and the part-time pay, per month, not rounded. The fractions of
 * art. L. 612-5 CGFP are those of an authorised part-time: a post that is not full-time is paid its own.
 */
export const progressiveDe = (
  pensionMensuelle: number,
  traitementMensuel: number,
  { quotite, tempsIncomplet }: TravailProgressif,
) => ({
  fraction: 100 - quotite,
  pensionPartielleMensuelle: (pensionMensuelle * (100 - quotite)) / 100,
  remunerationMensuelle:
    traitementMensuel * (tempsIncomplet ? quotite / 100 : remunerationPartielle(quotite)),
})
