import { join } from 'node:path'
import { randomInt } from 'node:crypto'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { DemandeEnvoyee } from '#contract/demande/demandederetraite.ts'
import { readConfig } from '#server/config.ts'
import { folderObjects } from '#server/kit/objects/folderObjects.ts'
import { noAntivirus } from '#server/kit/pieces/antivirus/antivirus.ts'
import { openAudit } from '#server/kit/audit/Audit.ts'
import { systemElapsed } from '#server/kit/clock.ts'
import { publishedReader } from '#server/kit/published.ts'
import type { Services } from '#server/services.ts'
import { openEmbedded } from '#server/kit/database/Store.ts'
import { findSession, openSession } from '#server/kit/session/sessions.ts'
import { sendDemande } from '#server/demande/demande/sendDemande.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'

/** Where the process dies: between the receipt's file and its row, inside the transaction, or between its end and the answer. */
export type Death = 'accuse' | 'transaction' | 'reponse'

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('unreachable')
}

const deletes = (node: RootOperationNode, table: string) =>
  node.kind === 'DeleteQueryNode' && JSON.stringify(node.from).includes(`"${table}"`)

/** Dies at the last statement of the transaction: everything else is written, nothing is committed. */
const dyingAtDelete = (death: Death | undefined): KyselyPlugin => ({
  transformQuery: ({ node }) => (death === 'transaction' && deletes(node, 'brouillon') ? die() : node),
  transformResult: async ({ result }) => result,
})

/** Sends a request from the embedded base of a folder, for a person of it, and gives its number; with a `death`, the process ends there. */
export const sendFrom = async (
  folder: string,
  compteId: string,
  demande: DemandeEnvoyee<'depart'>,
  death?: Death,
): Promise<string> => {
  const store = openEmbedded(folder)
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const clock = () => new Date('2026-11-20T09:00:00Z')
  const objects = folderObjects(join(folder, 'documents'))
  const services: Services = {
    config,
    clock,
    elapsed: systemElapsed,
    audit: openAudit({ db: store.db, clock, key: 'essai' }),
    db: store.db.withPlugin(dyingAtDelete(death)),
    objects: {
      ...objects,
      put: async (key, bytes) => {
        await objects.put(key, bytes)
        if (death === 'accuse') die()
      },
    },
    published: publishedReader(store.db, systemElapsed, defaultContenus),
    wakeMail: () => (death === 'reponse' ? die() : undefined),
    wakeTransmission: () => undefined,
    antivirus: noAntivirus,
    key: 'essai',
    random: randomInt,
  }
  const opened = { compteId, moyen: 'motdepasse', navigateur: '' } as const
  const session = await findSession(store.db, await openSession(store.db, opened, clock().getTime()))
  if (!session) throw new Error('No session is open')
  const { numero } = await sendDemande(services, session, 'depart', demande)
  await store.close()
  return numero
}

if (import.meta.main) {
  const [folder = '', compteId = '', death = '', json = ''] = process.argv.slice(2)
  await sendFrom(folder, compteId, JSON.parse(json) as DemandeEnvoyee<'depart'>, death as Death)
}
