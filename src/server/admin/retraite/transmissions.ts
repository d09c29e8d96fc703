import { compter } from '#rules/format/nombres.ts'
import type { Services } from '#server/services.ts'
import { dossierByNumero } from '#server/demande/store.ts'
import {
  reviveGivenUp,
  reviveTransmissions,
  waitingTransmissions,
} from '#server/demande/transmission/store.ts'
import { publicKeyOf } from '#server/demande/transmission/signature.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'
import { AdministrationFault, type Output, sayList } from '../Runner.ts'

type Waiting = Awaited<ReturnType<typeof waitingTransmissions>>[number]

const stateOf = ({ essais, prochain_essai, analyse }: Waiting): string => {
  if (prochain_essai === null) return `abandonné après ${compter(essais, 'essai')}`
  if (analyse === 'non_analyse') return 'en quarantaine'
  return essais === 0 ? 'à envoyer' : `échec, nouvel essai le ${momentEnChiffres(prochain_essai)}`
}

/** Lists what has not left for the management system, the oldest first. */
export const listTransmissions = ({ db }: Services, output: Output): Promise<void> =>
  sayList(
    {
      ask: (most) => waitingTransmissions(db, most),
      lineOf: (row) => `${row.numero}  ${row.nom}  ${stateOf(row)}`,
      none: 'Tout est parti.',
    },
    output,
  )

/** Makes all that was given up leave at once, of every request. */
const retryGivenUp = async ({ db, clock, wakeTransmission }: Services, { say }: Output): Promise<void> => {
  const revived = await reviveGivenUp(db, clock().getTime())
  wakeTransmission()
  say(
    revived === 0
      ? 'Rien n’est abandonné.'
      : `Le serveur enverra de nouveau ce qui était abandonné : ${compter(revived, 'envoi')}.`,
  )
}

/** Makes what has not left of a request leave at once, or all that was given up; what is in quarantine stays there. */
export const retryTransmissions = async (
  services: Services,
  numero: string | undefined,
  output: Output,
): Promise<void> => {
  if (numero === undefined) return retryGivenUp(services, output)
  const { db, clock, wakeTransmission } = services
  const { say } = output
  const dossier = await dossierByNumero(db, numero)
  if (!dossier)
    throw new AdministrationFault('Aucun dossier n’a ce numéro : « dossiers lister » donne les numéros.')
  const revived = await reviveTransmissions(db, dossier.id, clock().getTime())
  wakeTransmission()
  say(
    revived === 0
      ? `Tout est déjà parti du dossier ${numero}.`
      : `Le serveur enverra de nouveau ce qui n’est pas parti du dossier ${numero} (${revived}), sauf ce qui est en quarantaine.`,
  )
}

/** Shows the public key that verifies what leaves, on one line. */
export const showKey = async ({ db }: Services, { say }: Output): Promise<void> =>
  say(JSON.stringify(await publicKeyOf(db)))
