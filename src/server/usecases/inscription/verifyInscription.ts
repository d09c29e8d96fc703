import type { Services } from '../../services.ts'
import { changeInscription } from '../../store/inscriptions.ts'
import { checkIbanDigits } from '../identite/ibanChallenge.ts'
import { inscriptionUnderWay } from './inscriptionUnderWay.ts'
import { registeredIban } from './known.ts'

/** Second step: four digits of the IBAN prove who one is. */
export const verifyInscription = async (
  services: Services,
  inscriptionId: string,
  ibanSaisi: string,
): Promise<'CONFIRME'> => {
  const row = await inscriptionUnderWay(services, inscriptionId)
  await checkIbanDigits(services, row.identifiant, await registeredIban(services, row), ibanSaisi)
  await changeInscription(services.db, row.empreinte, { mode: 'CONFIRME' })
  return 'CONFIRME'
}
