import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { changeOpenDemande, ownDemande } from './store.ts'

/** Closes a request of a person; one that is closed stays as it is. */
export const closeDemande = async (
  { db, clock }: Services,
  compteId: string,
  demandeId: string,
): Promise<void> => {
  if (!(await ownDemande(db, compteId, demandeId))) throw new Refusal('introuvable')
  await changeOpenDemande(db, demandeId, { etat: 'CLOSE', modifie_le: clock().getTime() })
}
