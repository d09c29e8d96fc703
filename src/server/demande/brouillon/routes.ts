import { brouillons, type GenreBrouillon } from '#contract/kit/brouillon.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { draftOf, dropDraft, keepDraft } from '#server/kit/drafts/keepDraft.ts'

/** Drafts of the long forms, kept on the server so that another device goes on with them. */
export const brouillonRoutes = (app: FastifyInstance, services: Services) => {
  for (const genre of Object.keys(brouillons) as GenreBrouillon[]) {
    const { lire, enregistrer, supprimer } = brouillons[genre]

    answer(app, services, lire, async (_, { session }) => {
      const brouillon = await draftOf(services, session.compte.id, genre)
      return { status: 200, body: brouillon ? { brouillon } : {} }
    })

    answer(app, services, enregistrer, async ({ body }, { session }) => ({
      status: 200,
      body: await keepDraft(services, session, genre, body),
    }))

    answer(app, services, supprimer, async (_, { session }) => {
      await dropDraft(services, session, genre)
      return { status: 200, body: {} }
    })
  }
}
