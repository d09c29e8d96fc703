import type { Services } from '#server/services.ts'
import { changeInscription } from './store.ts'
import { checkIbanDigits } from './identite/ibanChallenge.ts'
import { inscriptionUnderWay } from './inscriptionUnderWay.ts'
import { registered } from './identite/registered.ts'

/** Second step: four digits of the IBAN prove who one is. */
export const verifyInscription = async (
  services: Services,
  inscriptionId: string,
  ibanSaisi: string,
): Promise<'CONFIRME'> => {
  const row = await inscriptionUnderWay(services, inscriptionId)
  const { person, iban } = await registered(services, row)
  await checkIbanDigits(services, person, iban, ibanSaisi)
  await changeInscription(services.db, row.empreinte, { mode: 'CONFIRME' })
  return 'CONFIRME'
}
