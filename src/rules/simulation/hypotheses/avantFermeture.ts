import { assuranceCarriere } from '#rules/carriere/carriere.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { periodesJusquAu } from '#rules/carriere/services/periodes.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import type { Hypotheses } from './hypotheses.ts'

/**
 * What an account shows of the day on which the right of the parents of three children closed: children, and whole quarters
 * of effective services, for which part-time counts whole (loi n° 2010-1330, art. 44; art. L. 5 and L. 9 CPCMR). Children who
 * are typed beyond those of the account may be of before.
 */
export const avantFermeture = (
  cir: CompteRetraite,
  hypotheses: Pick<Hypotheses, 'dateDepart' | 'enfants' | 'quotites' | 'quotitesPassees'>,
): NonNullable<Demande['avantFermeture']> => {
  const { threeChildrenBefore: fin } = partiesDe(regleDe(hypotheses.dateDepart)).familyReasons
  const nes = cir.enfants.filter(({ dateNaissance }) => dateNaissance < fin).length
  const services = periodesJusquAu(cir, { ...hypotheses, dateDepart: fin }).filter(
    ({ assuranceSeule }) => assuranceSeule !== true,
  )
  return {
    enfants: nes + Math.max(0, hypotheses.enfants - cir.enfants.length),
    trimestres: assuranceCarriere(services).trimestres,
  }
}
