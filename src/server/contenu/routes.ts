import {
  accueilnonconnecte,
  contenuPrive,
  contenuPublic,
  messagealerte,
  privateContents,
  publicContents,
  type ContentId,
} from '#contract/contenu/contenu.ts'
import { appConfiguration } from '#contract/contenu/configuration.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { runtimeConfiguration } from './runtimeConfiguration.ts'
import { pageOf } from './page.ts'

const knownId = <T extends ContentId>(ids: readonly T[], asked: string): T => {
  const found = ids.find((id) => id === asked)
  if (found === undefined) throw new Refusal('introuvable')
  return found
}

/** Contents of pages, public and private, and the runtime configuration. */
export const contenuRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, appConfiguration, async () => ({
    status: 200,
    body: runtimeConfiguration(services.config, (await services.published()).configuration),
  }))

  answer(app, services, accueilnonconnecte, async () => ({
    status: 200,
    body: await pageOf(services, 'accueilnonconnecte'),
  }))

  answer(app, services, messagealerte, async () => {
    const { alerte } = await services.published()
    return { status: 200, body: alerte ? { messagealerte: alerte } : {} }
  })

  answer(app, services, contenuPublic, async ({ params }) => ({
    status: 200,
    body: await pageOf(services, knownId(publicContents, params.nomPage)),
  }))

  answer(app, services, contenuPrive, async ({ params }) => ({
    status: 200,
    body: await pageOf(services, knownId(privateContents, params.id)),
  }))
}
