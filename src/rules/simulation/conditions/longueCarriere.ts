import type { CalendarDate } from '#rules/calendar/dates.ts'
import { joursDuCompte } from '#rules/carriere/services/periodes.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import { premierEffet } from '#rules/retraite/droit/ages.ts'
import {
  ageLongueCarriere,
  debutMontre,
  debutReconnu,
  REPUTES_ENFANTS,
  reputesCotises,
  trimestresDeDebut,
} from '#rules/retraite/droit/longueCarriere.ts'
import { debutsLongueCarriere } from '#rules/retraite/demande/demande.ts'
import { cotisesDe, doutesDesCotises } from '#rules/retraite/droit/trimestresCotises.ts'
import { type Condition, etatSi, type Faits } from './condition.ts'

const doute = (assez: number) =>
  ` Une lecture plus favorable se contenterait de ${assez} à la fin de l’année : interrogez votre service des ressources humaines.`

const debuts = ({ cir, hypotheses, demande, droits }: Faits): Condition[] => {
  const jours = joursDuCompte(cir, hypotheses)
  const { aLaFin, dansLAnnee } = trimestresDeDebut(demande.dateNaissance, droits.regle)
  return debutsLongueCarriere.map((age) => {
    const { annee, obtenus, dedans, atteint } = debutMontre(demande.dateNaissance, age, jours, droits.regle)
    const douteux = dansLAnnee !== undefined && !atteint && obtenus >= dansLAnnee ? doute(dansLAnnee) : ''
    return {
      condition: `Avoir commencé avant ${age} ans : ${trimestres(aLaFin)} à la fin de ${annee}${dansLAnnee === undefined ? '' : `, ou ${dansLAnnee} dans cette seule année`}`,
      constat: `Votre compte en montre ${obtenus} à la fin de ${annee}${dansLAnnee === undefined ? '' : `, dont ${dedans} dans l’année`}.${douteux}`,
      etat: etatSi(atteint),
      source: 'art. D. 16-2 CPCMR',
    }
  })
}

/** What the contributed quarters of an account are without: those granted for children count from September 2026 on. */
const exclus = (dateDepart: CalendarDate): string => {
  const enfants = reputesCotises(dateDepart).find(({ type }) => type === REPUTES_ENFANTS)?.maxQuarters
  return enfants === undefined
    ? 'sans bonification ni trimestre d’études racheté'
    : `sans trimestre d’études racheté ni bonification, hors ${trimestres(enfants)} pour enfants au plus`
}

/** Conditions of a long career: its beginning, its age, its contributed quarters (art. L. 25 bis, D. 16-1, D. 16-2 CPCMR). */
export const longueCarriere = (faits: Faits): Condition[] => {
  const { cir, hypotheses, demande, droits } = faits
  const { dateNaissance, dateDepart } = demande
  const debut = debutReconnu(dateNaissance, joursDuCompte(cir, hypotheses), dateDepart)
  const age = debut && ageLongueCarriere(dateNaissance, debut, droits.regle)
  if (debut === undefined || age === undefined) return debuts(faits)
  const ouverture = premierEffet(dateNaissance, age)
  const cotises = cotisesDe(demande)
  const { trimestres: requis } = droits.requis
  const doutes = doutesDesCotises(cotises, requis)
  return [
    ...debuts(faits),
    {
      condition: `Avoir ${dureeEnLettres(age.age)}, pour un début avant ${debut} ans`,
      constat: `Premier versement possible le ${dateEnChiffres(ouverture)}.`,
      etat: etatSi(dateDepart >= ouverture),
      source: age.source,
    },
    {
      condition: `${trimestres(requis)} cotisés, ou réputés l’être`,
      constat: `Au départ, votre compte en donne ${cotises.trimestres}, ${exclus(dateDepart)}.${doutes === undefined ? '' : ` Ce droit suppose ${doutes}.`}`,
      etat: doutes === undefined ? etatSi(cotises.trimestres >= requis) : 'verifier',
      source: 'art. L. 25 bis, D. 16-1 et D. 16-2 CPCMR',
    },
  ]
}
