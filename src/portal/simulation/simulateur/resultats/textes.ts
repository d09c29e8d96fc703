import { auCentime } from '#rules/money.ts'
import { avecJours } from '#rules/format/durees.ts'
import { ecrire, euros, pourcent } from '#rules/format/nombres.ts'
import { loiDe } from '#rules/retraite/regle/regle.ts'
import { MAJORATION_ENFANTS, MINIMUM_PAYE } from '#rules/retraite/estimation/explication/lignesMajorations.ts'
import type { Estimation } from '#rules/retraite/estimation/estimation.ts'
import { simulateurMessages } from '../words.ts'
import type { Resultat } from './resultats.ts'

const words = simulateurMessages.resultats

/** Name of the rules that an estimate applied. */
export const nomDesRegles = ({ regle }: Estimation): string => loiDe(regle).label

const coefficientDe = ({ decote, surcote }: Estimation): string => {
  if (decote.trimestres > 0) return words.decote(decote.trimestres, ecrire(decote.pourcentage))
  if (surcote.trimestres > 0) return words.surcote(surcote.trimestres, ecrire(surcote.pourcentage))
  return words.sansCoefficient
}

/** The additional pension in the form in which it is paid. */
export const rafpEnMots = ({ forme, capital, renteMensuelle }: NonNullable<Estimation['rafp']>): string => {
  const { nonOuvert, rente, fractionne, capital: enUneFois } = words.rafpFormes
  if (forme === 'nonOuvert') return nonOuvert
  if (forme === 'rente') return rente(euros(renteMensuelle))
  return forme === 'fractionne' ? fractionne(euros(capital)) : enUneFois(euros(capital))
}

/** What is read of an estimate, label and value. */
export interface Fait {
  readonly libelle: string
  readonly valeur: string
  /** Whether an indicative table or reading made it. */
  readonly indicatif: boolean
}

/** Facts of a departure, the gross pension first; those that do not apply are left out. */
export const faitsDe = ({ demande, estimation, remplacement }: Resultat): readonly Fait[] => {
  const { pensionBruteMensuelle, prelevements, majorationEnfants, minimumGaranti, rafp } = estimation
  const { trimestresLiquidables, trimestresAssurance, joursAssurance } = demande
  const fait = (libelle: string, valeur: string, indicatif = false): Fait => ({ libelle, valeur, indicatif })
  const marque = (ligne: string) =>
    estimation.lignes.some(({ libelle, confirme }) => libelle === ligne && !confirme)
  return [
    fait(words.brut, words.parMois(euros(pensionBruteMensuelle)), estimation.indicatif),
    prelevements
      ? fait(words.net, words.parMois(euros(prelevements.pensionNetteMensuelle)), prelevements.indicatif)
      : fait(words.net, words.sansNet),
    fait(words.taux, pourcent(estimation.taux)),
    fait(words.coefficient, coefficientDe(estimation)),
    fait(
      words.trimestres,
      words.comptes(
        trimestresLiquidables,
        avecJours(trimestresAssurance, joursAssurance),
        estimation.trimestresRequis,
      ),
    ),
    ...(majorationEnfants.montantAnnuel > 0
      ? [
          fait(
            words.majoration,
            words.parMois(euros(auCentime(majorationEnfants.montantAnnuel / 12))),
            marque(MAJORATION_ENFANTS),
          ),
        ]
      : []),
    ...(minimumGaranti.applique
      ? [
          fait(
            words.minimum,
            words.minimumApplique(euros(auCentime(minimumGaranti.montantAnnuel / 12))),
            marque(MINIMUM_PAYE),
          ),
        ]
      : []),
    ...(rafp ? [fait(words.rafp, rafpEnMots(rafp), rafp.indicatif)] : []),
    ...(remplacement === undefined ? [] : [fait(words.remplacement, pourcent(remplacement))]),
  ]
}
