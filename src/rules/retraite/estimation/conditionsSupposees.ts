import { dateEnLettres } from '#rules/format/dates.ts'
import { compter } from '#rules/format/nombres.ts'
import { TRIMESTRES_PAR_AN } from '../regle/trimestres.ts'
import { debutDit } from '../droit/longueCarriere.ts'
import { longueCarriereDe, requisHandicap } from '../droit/motifs.ts'
import { partiesDe } from '../regle/regle.ts'
import type { Calcul } from './calcul.ts'
import { HANDICAP } from '../demande/demande.ts'
import { type Ligne, note } from './lignes.ts'

/** What an estimate takes for granted of the reason of the departure: the conditions that what it is asked does not tell. */
export const duMotif = ({ demande, droits }: Calcul): Ligne[] => {
  const { motif } = demande
  const { familyReasons } = partiesDe(droits.regle)
  const { serviceQuarters, children, threeChildrenBefore } = familyReasons
  if (motif === 2)
    return [
      note(
        `Parent de ${children} enfants : il faut aussi ${serviceQuarters / TRIMESTRES_PAR_AN} ans de services et ${children} enfants avant le ${dateEnLettres(threeChildrenBefore)}, et une interruption ou une réduction d’activité pour chacun.`,
        'art. 44 de la loi n° 2010-1330',
      ),
    ]
  if (motif === 3) {
    const debut = longueCarriereDe(demande, droits)?.debut ?? 0
    const suppose = demande.debutAvant === undefined
    return [
      note(
        `Carrière longue : il faut avoir commencé avant ${debut} ans${suppose ? ', ce que l’estimation suppose' : ''}, soit ${debutDit('l’année de cet âge', droits.regle)}, et des trimestres cotisés.`,
        'art. L. 25 bis et D. 16-1 à D. 16-3 CPCMR',
        debut,
        !suppose,
      ),
    ]
  }
  if (motif === 4)
    return [
      note(
        `Enfant handicapé : il faut un enfant vivant de plus de ${compter(familyReasons.invalidChildOlderThanYears, 'an')}, invalide à ${familyReasons.invalidChildPercent} % au moins, et une interruption ou une réduction d’activité pour lui.`,
        'art. L. 24 I 3° et R. 37 CPCMR',
      ),
    ]
  if (motif !== HANDICAP) return []
  const requis = requisHandicap(demande, droits) ?? 0
  const { incapacityPercent: taux } = partiesDe(droits.regle).disability
  const detail =
    demande.trimestresHandicap === undefined
      ? ' ; la majoration de pension demande le détail de ces trimestres'
      : ''
  return [
    note(
      `Handicap : il faut ${requis} trimestres cotisés avec une incapacité d’au moins ${taux} %${detail}.`,
      'art. L. 24 I 5° et R. 37 bis CPCMR',
      requis,
    ),
  ]
}
