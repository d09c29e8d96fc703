import { compter } from '#rules/format/nombres.ts'
import type { Services } from '#server/services.ts'
import { dossierByNumero } from '#server/demande/store.ts'
import { reviveTransmissions, waitingTransmissions } from '#server/demande/transmission/store.ts'
import { publicKeyOf } from '#server/demande/transmission/signature.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'
import { AdministrationFault, type Output } from '../Runner.ts'

type Waiting = Awaited<ReturnType<typeof waitingTransmissions>>[number]

const stateOf = ({ essais, prochain_essai, analyse }: Waiting): string => {
  if (prochain_essai === null) return `abandonné après ${compter(essais, 'essai')}`
  if (analyse === 'non_analyse') return 'en quarantaine'
  return essais === 0 ? 'à envoyer' : `échec, nouvel essai le ${momentEnChiffres(prochain_essai)}`
}

/** Lists what has not left for the management system, the oldest first. */
export const listTransmissions = async ({ db }: Services, { say }: Output): Promise<void> => {
  const rows = await waitingTransmissions(db)
  for (const row of rows) say(`${row.numero}  ${row.nom}  ${stateOf(row)}`)
  if (rows.length === 0) say('Tout est parti.')
}

/** Makes what has not left of a request leave at once; what is in quarantine stays there. */
export const retryTransmissions = async (
  { db, clock, wakeTransmission }: Services,
  numero: string,
  { say }: Output,
): Promise<void> => {
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
