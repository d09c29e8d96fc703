import type { Persona } from '../demo/personas/Persona.ts'
import { isDemoSeeded, SEEDED } from '../demo/seeded.ts'
import type { Services } from '../services.ts'
import { eraseComptes, eraseCourriels, filesOfComptes, idsOfComptes } from '#server/kit/database/erase.ts'
import { dropReglage } from '#server/kit/database/reglages.ts'
import { AdministrationFault } from './AdministrationFault.ts'
import type { Output } from './Output.ts'

/** Erases people of the demo with everything that hangs on them, their files and their mails; others stay. */
export const eraseDemo = async ({ db, objects }: Services, people: readonly Persona[]): Promise<void> => {
  const nirs = people.flatMap(({ nir, nouveauNir }) => [
    nir,
    ...(nouveauNir === undefined ? [] : [nouveauNir]),
  ])
  const files = await db.transaction().execute(async (transaction) => {
    const ids = await idsOfComptes(transaction, nirs)
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

/**
 * Erases the people of the demo, their documents and their mails, and creates them again, dated from today. Those who
 * are signed in are signed out; cut short, it goes on at the next start of the server.
 */
export const resetDemo = async (
  services: Services,
  { oui }: { readonly oui: boolean },
  { say }: Output,
): Promise<void> => {
  const { config, db } = services
  if (!config.demo || !(await isDemoSeeded(db)))
    throw new AdministrationFault('Cette base n’est pas celle de la démonstration : rien n’a été effacé.')
  if (!oui)
    throw new AdministrationFault(
      'Les personnes de la démonstration, leurs documents et leurs courriels seront effacés puis recréés : ajoutez --oui pour confirmer.',
    )
  // Loaded when needed only: it brings what draws PDF files.
  const { personas } = await import('../demo/personas/personas.ts')
  const { seedDemo } = await import('../demo/seedDemo.ts')
  const { linkDemoPeople } = await import('../demo/franceconnect/linkDemoPeople.ts')
  await eraseDemo(services, personas)
  await seedDemo(services, say)
  if (!config.franceConnect) await linkDemoPeople(services)
  say('La démonstration est comme au premier jour.')
}
