import { suivis } from '#contract/demande/suivi.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { cancelDossier, completeDossier } from './dossier/personMoves.ts'
import { readSuivi, withDates } from './dossier/readSuivi.ts'

/** Follow-up of the requests for retirement: reading, cancellation, files that were asked for. */
export const suiviRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, suivis.depart.lire, async (_, { session }) => {
    const suivi = await readSuivi(services, session.compte.id, 'depart')
    return { status: 200, body: suivi ? { suivi } : {} }
  })

  answer(app, services, suivis.progressive.lire, async (_, { session }) => {
    const suivi = await readSuivi(services, session.compte.id, 'progressive')
    return { status: 200, body: suivi ? { suivi: withDates(suivi) } : {} }
  })

  for (const genre of ['depart', 'progressive'] as const) {
    answer(app, services, suivis[genre].annuler, async ({ body }, { session }) => {
      const asked = { compteId: session.compte.id, genre, dossierId: body.dossierId }
      await cancelDossier(services, asked, body.motif)
      return { status: 200, body: {} }
    })

    answer(app, services, suivis[genre].completer, async ({ body }, { session }) => {
      const asked = { compteId: session.compte.id, genre, dossierId: body.dossierId }
      await completeDossier(services, asked, body.pieces)
      return { status: 200, body: {} }
    })
  }
}
