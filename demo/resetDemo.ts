import { SEEDED } from '#server/Demo.ts'
import { eraseComptes, eraseCourriels, filesOfComptes } from '#server/kit/database/erase.ts'
import { dropReglage } from '#server/kit/database/reglages.ts'
import { comptesByNumero, formerHolders } from '#server/kit/identity/numeros.ts'
import type { Say } from '#server/kit/StartFault.ts'
import type { Services } from '#server/services.ts'
import { linkDemoPeople } from './franceconnect/linkDemoPeople.ts'
import { forgetMentions } from './mentions.ts'
import type { Persona } from './personas/Persona.ts'
import { everyone } from './personas/personas.ts'
import { seedDemo } from './seedDemo.ts'

/** Erases people of the demo with everything that hangs on them, their files and their mails; others stay. */
export const eraseDemo = async ({ db, objects }: Services, people: readonly Persona[]): Promise<void> => {
  const nirs = people.map(({ nir }) => nir)
  const files = await db.transaction().execute(async (transaction) => {
    // Numbers may have changed since: whoever had one of these is of the demo.
    const holders = [await comptesByNumero(transaction, nirs), await formerHolders(transaction, nirs)]
    const ids = holders.flatMap((some) => [...some.values()].map(({ id }) => id))
    const kept = await filesOfComptes(transaction, ids)
    await dropReglage(transaction, SEEDED)
    await eraseComptes(transaction, ids)
    await eraseCourriels(
      transaction,
      people.map(({ courriel }) => courriel),
    )
    return kept
  })
  for (const file of files) await objects.remove(file)
}

/** Takes the demo out of a base, with what it says for an administration that it has not. */
export const removeDemo = async (services: Services): Promise<void> => {
  await forgetMentions(services.db)
  await eraseDemo(services, everyone)
}

/** Puts the demo back to its first day, dated from today; cut short, it goes on at the next start of the server. */
export const resetDemo = async (services: Services, say: Say): Promise<void> => {
  await eraseDemo(services, everyone)
  await seedDemo(services, say)
  if (!services.config.franceConnect) await linkDemoPeople(services)
}
