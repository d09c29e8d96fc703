import { reperes } from '#contract/accueil/reperes.ts'
import { prochainesetapes } from '#contract/accueil/etapes.ts'
import { nonlire, notifications, toutlire } from '#contract/accueil/notifications.ts'
import { accueilconnecte, lireevenement } from '#contract/accueil/evenement.ts'
import type { FastifyInstance } from 'fastify'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { answer, give } from '#server/kit/http/answer.ts'
import { messagesFor } from '#server/kit/published.ts'
import type { Services } from '#server/services.ts'
import { accountsHeld, banqueOf } from '#server/kit/identity/banque.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'
import { listNotifications, readEvery, unreadThese } from './notifications.ts'
import { gatherReperes, type ReperesDe } from './reperes.ts'
import { type EtapesDe, listEtapes } from './etapes.ts'
import { listEvenements, readEvenement } from './evenements.ts'
import { estAdresseInterne, formulaires } from '#contract/connexion/formulaires.ts'
import { ownCallsOf } from '#server/kit/http/site/ownCalls.ts'

/** What the dashboard asks of the other areas. */
interface AreasOfDashboard {
  readonly etapes: readonly EtapesDe[]
  readonly figures: readonly ReperesDe[]
  /** Kinds of request whose follow-up shows one. */
  readonly suivis: (services: Services, compte: Compte) => Promise<GenreDossier[]>
}

/** The dashboard, the next steps and the figures that areas know, and the reading of events. */
export const evenementRoutes = (
  app: FastifyInstance,
  services: Services,
  { etapes, figures, suivis }: AreasOfDashboard,
) => {
  answer(app, services, accueilconnecte, async (_, { session, request }) => {
    const published = await services.published()
    const { contenus, alerte } = published
    const now = services.clock()
    const { compte } = session
    const [evenements, accounts, followed] = await Promise.all([
      listEvenements(services, compte),
      accountsHeld(services.db, compte.id),
      suivis(services, compte),
    ])
    return {
      status: 200,
      body: {
        donnee: {
          ...evenements,
          simulateurAccessible: simulatorOpenFor(compte, dayInParis(now)),
          suivis: followed,
          ...banqueOf(compte, accounts, now),
        },
        message: messagesFor(published, request.headers['prefer']),
        ...(alerte && { messagealerte: alerte }),
        contenu: contenus.accueilconnecte,
      },
    }
  })

  give(app, services, prochainesetapes, async (_, { session }) => ({
    listeEtape: await listEtapes(services, session.compte, etapes),
  }))

  give(app, services, reperes, (_, { session }) => gatherReperes(services, session.compte, figures))

  give(app, services, notifications, ({ query }, { session }) =>
    listNotifications(services, session.compte, query),
  )

  give(app, services, toutlire, async ({ body }, { session }) => {
    return { lus: await readEvery(services, session, body.groupe) }
  })

  give(app, services, nonlire, ({ body }, { session }) => unreadThese(services, session, body.evenements))

  give(app, services, lireevenement, ({ body }, { session }) =>
    readEvenement(services, session, body.evenementId),
  )
}

/** Marks an event as read, or all of them, for browsers that run no script, by the calls of the application. */
export const lectureRoutes = (app: FastifyInstance) => {
  app.post(formulaires.lecture, async (request, reply) => {
    const { evenementId, retour = '', ...rest } = (request.body ?? {}) as Readonly<Record<string, string>>
    const call = ownCallsOf(app, request)
    // What comes of it, the page that follows shows; whoever is not signed in is sent to sign in by it.
    await (evenementId === undefined
      ? call('POST', toutlire.path, rest)
      : call('POST', lireevenement.path, { evenementId }))
    const address = estAdresseInterne(retour) ? retour : '/notifications'
    return reply.code(303).header('cache-control', 'no-store').header('location', address).send()
  })
}
