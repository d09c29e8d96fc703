import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { withinLimit } from '#server/kit/limits/limits.ts'

/** Messages that one person may send in an hour, retries included. */
const PER_HOUR = 60

/** Counts one more message of a person; refused beyond the limit. */
export const limitMessages = async (services: Services, compteId: string): Promise<void> => {
  if (!(await withinLimit(services, `messagerie:${compteId}`, PER_HOUR))) throw new Refusal('tropDeDemandes')
}
