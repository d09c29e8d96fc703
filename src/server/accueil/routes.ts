import { accueilconnecte, lireevenement } from '#contract/accueil/evenement.ts'
import type { FastifyInstance } from 'fastify'
import { dayInParis } from '#rules/calendar/dates.ts'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'
import { listEvenements, readEvenement } from './evenements.ts'

/** The dashboard, and the reading of its events. */
export const evenementRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, accueilconnecte, async (_, { session }) => {
    const { contenus, messages, alerte } = await services.published()
    return {
      status: 200,
      body: {
        donnee: {
          listeEvenement: await listEvenements(services, session.compte),
          simulateurAccessible: simulatorOpenFor(session.compte, dayInParis(services.clock())),
        },
        message: { ...messages },
        ...(alerte && { messagealerte: alerte }),
        contenu: contenus.accueilconnecte,
      },
    }
  })

  answer(app, services, lireevenement, async ({ body }, { session: { compte } }) => {
    await readEvenement(services, compte, body.evenementId)
    return { status: 200, body: {} }
  })
}
