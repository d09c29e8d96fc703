import { accueilconnecte, lireevenement } from '#contract/accueil/evenement.ts'
import type { FastifyInstance } from 'fastify'
import { dayInParis } from '#rules/calendar/dates.ts'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { banqueOf } from '#server/kit/people/banque.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'
import { listEvenements, readEvenement } from './evenements.ts'

/** The dashboard, and the reading of its events. */
export const evenementRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, accueilconnecte, async (_, { session }) => {
    const { contenus, messages, alerte } = await services.published()
    const now = services.clock()
    const { compte } = session
    const profil = await profilOf(services.db, compte.id)
    return {
      status: 200,
      body: {
        donnee: {
          listeEvenement: await listEvenements(services, compte),
          simulateurAccessible: simulatorOpenFor(compte, dayInParis(now)),
          ...banqueOf(compte, profil, now),
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
