/** Where a correction of the account stands, and where it may go from there: no other table says it. */
const suites = {
  transmise: ['encours'],
  encours: ['piecedemandee', 'acceptee', 'refusee'],
  piecedemandee: ['encours'],
  acceptee: [],
  refusee: [],
} as const

export type EtatCorrection = keyof typeof suites

/** States that a correction moves on to: it begins in the other. */
export type SuiteCorrection = (typeof suites)[EtatCorrection][number]

/** Every state, in the order of a correction that goes well. */
export const etatsCorrection = Object.keys(suites) as readonly EtatCorrection[]

const suitesCorrection = (etat: EtatCorrection): readonly SuiteCorrection[] => suites[etat]

/** States of a correction that waits for something. */
export const etatsOuverts = etatsCorrection.filter((etat) => suitesCorrection(etat).length > 0)

/** Whether a correction in a state may go to another. */
export const peutPasser = (de: EtatCorrection, a: EtatCorrection): a is SuiteCorrection =>
  suitesCorrection(de).some((suite) => suite === a)

/** Whether the office must say why: what file is missing, or why it refuses. */
export const motifObligatoire = (etat: EtatCorrection): boolean =>
  etat === 'piecedemandee' || etat === 'refusee'
