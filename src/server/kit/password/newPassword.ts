import { hashPassword } from './password.ts'
import { Overload } from '../inTurn.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { isCompromised } from './isCompromised.ts'

/** Hash of a new password that the rules accepted; refused when it is known to have leaked and that blocks. */
export const acceptPassword = async (services: Services, motDePasse: string): Promise<string> => {
  if (await isCompromised(services, motDePasse))
    throw new Refusal('motDePasseCompromis', { champs: ['motDePasse'] })
  return hashPassword(motDePasse).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })
}
