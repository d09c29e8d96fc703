import { baremeFormule } from './decote.ts'

const { rates, perExtraChildPercent } = baremeFormule.childrenIncrease
const [premier] = rates

/**
 * Increase for children raised nine years (art. L. 18 CPCMR): 10 % from three children, 5 % more for each other. In
 * percent of the pension after décote, surcote and minimum garanti.
 */
export const pourcentageEnfants = (enfants: number): number =>
  premier === undefined || enfants < premier.children
    ? 0
    : premier.percent + (enfants - premier.children) * perExtraChildPercent
