import type { Parties } from '../regle/loi.ts'

/**
 * Increase for children raised nine years (art. L. 18 CPCMR): 10 % from three children, 5 % more for each other. In
 * percent of the pension after décote, surcote and minimum garanti.
 */
export const pourcentageEnfants = (
  enfants: number,
  { fromChildren, percent, perExtraChild }: Parties['childrenIncrease'],
): number => (enfants < fromChildren ? 0 : percent + (enfants - fromChildren) * perExtraChild)
