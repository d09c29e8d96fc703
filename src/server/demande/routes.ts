import { suivis } from '#contract/demande/suivi.ts'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { nomsGenreDemande } from '#contract/demande/genres.ts'
import type { FastifyInstance } from 'fastify'
import { calendrierDe } from './calendrier.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { demandeEnCours, readContexte } from './demande/readContexte.ts'
import { sendDemande } from './demande/sendDemande.ts'
import { answer, give } from '#server/kit/http/answer.ts'
import { cancelDossier, completeDossier } from './dossier/personMoves.ts'
import { readSuivi } from './dossier/readSuivi.ts'
import { brouillons, type GenreBrouillon } from '#contract/kit/brouillon.ts'
import { draftOf, dropDraft, keepDraft } from '#server/kit/drafts/keepDraft.ts'

/** Requests for retirement: what they begin with, and their sending. */
export const demandederetraiteRoutes = (app: FastifyInstance, services: Services) => {
  for (const genre of nomsGenreDemande) {
    const { lire, envoyer } = demandesDeRetraite[genre]

    answer(app, services, lire, async (_, { session }) => ({
      status: 200,
      body: await readContexte(services, session.compte, genre),
    }))

    answer(app, services, envoyer, async ({ body }, { session }) => ({
      status: 200,
      body: await sendDemande(services, session, genre, body),
    }))
  }
}

/** Follow-up of the requests for retirement: reading, the calendar of their dates, cancellation, files that were asked for. */
export const suiviRoutes = (app: FastifyInstance, services: Services) => {
  for (const genre of nomsGenreDemande) {
    const { lire, calendrier, annuler, completer } = suivis[genre]

    answer(app, services, lire, async ({ query: { numero } }, { session }) => {
      return { status: 200, body: await readSuivi(services, session.compte.id, genre, numero) }
    })

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

    give(app, services, annuler, async ({ body }, { session }) => {
      const asked = { session, genre, dossierId: body.dossierId }
      await cancelDossier(services, asked, body.motif)
    })

    give(app, services, completer, async ({ body }, { session }) => {
      const asked = { session, genre, dossierId: body.dossierId }
      await completeDossier(services, asked, body.pieces)
    })
  }
}

/** Drafts of the long forms, kept on the server so that another device goes on with them. */
export const brouillonRoutes = (app: FastifyInstance, services: Services) => {
  for (const genre of Object.keys(brouillons) as GenreBrouillon[]) {
    const { lire, enregistrer, supprimer } = brouillons[genre]

    give(app, services, lire, async (_, { session }) => {
      const brouillon = await draftOf(services, session.compte.id, genre)
      return brouillon ? { brouillon } : {}
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
