import { rechercher as rechercherCall } from '#contract/recherche/recherche.ts'
import type { FastifyInstance } from 'fastify'
import { give } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { type Finder, rechercher } from './rechercher.ts'

/** The one search of the portal; `areas` find what they hold. */
export const rechercheRoutes = (app: FastifyInstance, services: Services, areas: readonly Finder[]) =>
  give(app, services, rechercherCall, async ({ query }, { session }) => ({
    donnee: await rechercher(services, session.compte, query.texte, areas),
  }))
