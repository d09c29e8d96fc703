import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { changeInscription } from './store.ts'
import { withinLimit } from '#server/kit/limits/limits.ts'
import { inscriptionUnderWay } from './inscriptionUnderWay.ts'
import { sendInscription, type Envoi } from './sendInscription.ts'
import { RESEND_MS } from './submitInscription.ts'

/** Times that one creation may be sent again in an hour. */
const RESENDS = 5

/** Sends the mail of a creation again; gives the seconds to wait before the next time. */
export const resendInscription = async (services: Services, inscriptionId: string): Promise<number> => {
  const row = await inscriptionUnderWay(services, inscriptionId)
  const now = services.clock().getTime()
  if (row.envoi === null || row.envoye_le === null) throw new Refusal('inscriptionExpiree')
  if (now - row.envoye_le < RESEND_MS) throw new Refusal('renvoiTropTot')
  if (!(await withinLimit(services, `renvoi:${row.empreinte}`, RESENDS))) throw new Refusal('tropDeDemandes')
  await changeInscription(services.db, row.empreinte, { envoye_le: now })
  await sendInscription(services, row, JSON.parse(row.envoi) as Envoi)
  return RESEND_MS / 1000
}
