import { premierDuMois } from '#rules/calendar/ages.ts'
import type { ResumeCompte } from '#rules/simulation/resume.ts'
import { compteMessages } from './words.ts'

const { resume: words } = compteMessages

/** What misses from an account, and when its owner may leave, in sentences; `numero` is that of the request under way. */
export const phrasesDuResume = (
  { aujourdhui, ouverture, prevue, ageOuverture, annulation, services }: ResumeCompte,
  numero?: string,
): readonly string[] => {
  if (services === 'insuffisants') return [words.sansDeuxAns]
  const passee = ouverture.date <= aujourdhui.date
  const complet = aujourdhui.manquants === 0
  return [
    words.manquantsAujourdhui(aujourdhui.manquants, aujourdhui.annulee ? annulation : undefined),
    ...(complet || aujourdhui.annulee ? [] : [words.annulation(premierDuMois(annulation))]),
    ...(prevue
      ? [
          words.manquantsPrevu(
            words.prevu(prevue.date, numero),
            aujourdhui.manquants,
            prevue.manquants,
            prevue.annulee,
          ),
        ]
      : []),
    passee
      ? words.ageAtteint(ouverture.date)
      : (services === 'faits' ? words.aOuverture : words.auxDeuxAns)(ageOuverture, ouverture.date),
    ...(passee || complet ? [] : [words.manquantsOuverture(ouverture.manquants, ouverture.annulee)]),
  ]
}
