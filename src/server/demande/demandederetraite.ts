import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import type { FastifyInstance } from 'fastify'
import { calendrierDe } from './calendrier.ts'
import { answer } from '#server/kit/http/answer.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { demandeEnCours, readContexte } from './demande/readContexte.ts'
import { sendDemande } from './demande/sendDemande.ts'

/** Requests for retirement: what they begin with, their sending, and the calendar of their dates. */
export const demandederetraiteRoutes = (app: FastifyInstance, services: Services) => {
  for (const genre of ['depart', 'progressive'] as const) {
    const { lire, calendrier } = demandesDeRetraite[genre]

    answer(app, services, lire, async (_, { session }) => ({
      status: 200,
      body: await readContexte(services, session.compte, genre),
    }))

    answer(app, services, calendrier, async (_, { session, reply }) => {
      const demande = await demandeEnCours(services.db, session.compte.id, genre)
      if (!demande) throw new Refusal('introuvable')
      void reply.type('text/calendar; charset=utf-8')
      return {
        status: 200,
        body: calendrierDe({ genre, ...demande, at: services.clock() }),
        headers: { 'content-disposition': `attachment; filename="echeances-${demande.numero}.ics"` },
      }
    })
  }

  answer(app, services, demandesDeRetraite.depart.envoyer, async ({ body }, { session }) => ({
    status: 200,
    body: await sendDemande(services, session.compte, 'depart', body),
  }))

  answer(app, services, demandesDeRetraite.progressive.envoyer, async ({ body }, { session }) => ({
    status: 200,
    body: await sendDemande(services, session.compte, 'progressive', body),
  }))
}
