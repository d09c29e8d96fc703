import { dayInParis } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import {
  type EtatCorrection,
  etatsCorrection,
  etatsOuverts,
  motifObligatoire,
  peutPasser,
} from '#rules/carriere/correction/etatsCorrection.ts'
import { surUneLigne } from '#rules/format/typographie.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { listedCorrections } from '#server/carriere/store.ts'
import { advanceCorrection } from '#server/carriere/advanceCorrection.ts'
import { AdministrationFault, type Output, sayList } from '../Runner.ts'
import { motifOf } from '../publication/sanitise.ts'

const etatOf = (typed: string): EtatCorrection => {
  const etat = etatsCorrection.find((one) => one === typed)
  if (etat === undefined)
    throw new AdministrationFault(`L’état est l’un de : ${etatsCorrection.slice(1).join(', ')}.`)
  return etat
}

const motifFor = (etat: EtatCorrection, typed: string | undefined): string => {
  const motif = motifOf(typed)
  if (motif === '' && motifObligatoire(etat))
    throw new AdministrationFault(
      'Dites à la personne pourquoi, ou quelle pièce elle doit joindre : --motif "…".',
    )
  return motif
}

/** Lists the corrections asked for, the one that waits for longest first. */
export const listCorrections = async (
  { db }: Services,
  { closes }: { readonly closes: boolean },
  output: Output,
): Promise<void> => {
  const etats = closes ? etatsCorrection : etatsOuverts
  await sayList(
    {
      ask: (most) => listedCorrections(db, etats, most),
      lineOf: ({ numero, modifie_le, etat, json, prenom, nom }) => {
        const { nature, objet } = JSON.parse(json) as Record<'nature' | 'objet', string>
        return `${numero}  ${dateEnChiffres(dayInParis(new Date(modifie_le)))}  ${etat}  ${nature}  ${surUneLigne(`${prenom} ${nom} : ${objet}`)}`
      },
      none: closes ? 'Il n’y a aucune correction.' : 'Aucune correction n’attend.',
    },
    output,
  )
}

const faultOf = (error: unknown, etat: EtatCorrection): unknown => {
  if (!(error instanceof Refusal)) return error
  if (error.failure !== 'correctionEtat')
    return new AdministrationFault('Aucune correction n’a ce numéro : « corrections lister » les donne.')
  const before = etatsCorrection.filter((one) => peutPasser(one, etat))
  return new AdministrationFault(
    before.length === 0
      ? `Aucune correction ne revient à l’état ${etat}.`
      : `Seule une correction à l’état ${before.join(' ou ')} passe à ${etat} : vérifiez le sien par « corrections lister ».`,
  )
}

/** Moves a correction on; its person is told. */
export const moveOn = async (
  services: Services,
  typed: { readonly numero: string; readonly etat: string; readonly motif?: string | undefined },
  { say }: Output,
): Promise<void> => {
  const etat = etatOf(typed.etat)
  const motif = motifFor(etat, typed.motif)
  try {
    await advanceCorrection(services, { numero: typed.numero.trim().toUpperCase(), etat, motif })
  } catch (error) {
    throw faultOf(error, etat)
  }
  say(`La correction passe à l’état ${etat} ; la personne est prévenue.`)
}
