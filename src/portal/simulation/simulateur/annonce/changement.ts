import { dateEnChiffres } from '#rules/format/dates.ts'
import { euros } from '#rules/format/nombres.ts'
import type { Resultats } from '../resultats/resultats.ts'
import { rafpEnMots } from '../resultats/textes.ts'
import { simulateurMessages } from '../words.ts'

const { annonce: words, avecIndicatif } = simulateurMessages.resultats

const faitsDe = ({ choisie: { estimation } }: Resultats) => {
  const { pensionBruteMensuelle, indicatif, prelevements, rafp } = estimation
  return {
    brut: avecIndicatif(words.brut(euros(pensionBruteMensuelle)), indicatif),
    net: prelevements
      ? avecIndicatif(words.net(euros(prelevements.pensionNetteMensuelle)), prelevements.indicatif)
      : words.sansNet,
    rafp: rafp ? words.rafp(avecIndicatif(rafpEnMots(rafp), rafp.indicatif)) : words.sansRafp,
  }
}

const compare = ({ comparaison }: Resultats) => JSON.stringify(comparaison)

/** What changed from a result to another, in one sentence: gross, net, additional pension, date; that nothing did, or the comparison alone. */
export const changementDe = (avant: Resultats, apres: Resultats): string => {
  const date = apres.hypotheses.dateDepart
  const [anciens, faits] = [faitsDe(avant), faitsDe(apres)]
  const changes = (['brut', 'net', 'rafp'] as const).filter((nom) => faits[nom] !== anciens[nom])
  if (changes.length > 0)
    return words.depart(
      dateEnChiffres(date),
      changes.map((nom) => faits[nom]),
    )
  if (date !== avant.hypotheses.dateDepart) return words.depart(dateEnChiffres(date), [words.memes])
  return compare(avant) === compare(apres) ? words.inchange : words.comparaison
}
