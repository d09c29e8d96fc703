import { communes, listerpays } from '#contract/profil/adresse.ts'
import type { FastifyInstance } from 'fastify'
import { communesFinder } from './findCommunes.ts'
import { answer } from '#server/kit/http/answer.ts'
import { hourlyCount } from '#server/kit/limits/hourlyCount.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'
import { countries } from '#server/kit/identity/adresses.ts'

/** Nomenclatures change once a year at most. */
const headers = { 'cache-control': 'public, max-age=86400' }

/** Countries, and communes of a postal code. */
export const adresseRoutes = (app: FastifyInstance, services: Services) => {
  const { config, clock, elapsed } = services
  const find = communesFinder({ urlCommunes: config.urlCommunes, elapsed })
  const count = hourlyCount(clock)

  answer(app, services, listerpays, async () => ({
    status: 200,
    headers,
    body: { listePays: [...countries] },
  }))

  answer(app, services, communes, async ({ query: { codePostal } }, { request }) => {
    const mayAsk = () => count(whoAsks(services, request)) <= config.limites.demandes
    const names = await find(codePostal, mayAsk)
    return {
      status: 200,
      headers,
      body: {
        records: names.map((nom) => ({ fields: { nom_de_la_commune: nom, code_postal: codePostal } })),
      },
    }
  })
}
