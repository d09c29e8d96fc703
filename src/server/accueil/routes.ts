import { accueilconnecte, lireevenement, type Evenement } from '#contract/accueil/evenement.ts'
import type { FastifyInstance } from 'fastify'
import { dayInParis } from '#rules/calendar/dates.ts'
import { answer } from '#server/kit/http/answer.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { type EvenementRow, markRead, shownEvenements } from '#server/kit/news/evenements.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'

const toEvenement = (row: EvenementRow): Evenement => ({
  evenementId: row.id,
  statut: row.statut,
  service: row.service,
  tri: row.tri,
  libelle1: row.libelle1,
  dateEvenement: row.date_evenement,
  ...(row.document_uuid !== null && { documentUuid: row.document_uuid }),
  ...(row.action_ihm !== null && { actionIhm: row.action_ihm }),
  ...(row.libelle2 !== null && { libelle2: row.libelle2 }),
  ...(row.reference_url !== null && { referenceUrl: row.reference_url }),
})

/** The dashboard, and the reading of its events. */
export const evenementRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, accueilconnecte, async (_, { session }) => {
    const { contenus, messages, alerte } = await services.published()
    const rows = await shownEvenements(services.db, session.compte)
    return {
      status: 200,
      body: {
        donnee: {
          listeEvenement: rows.map(toEvenement),
          simulateurAccessible: simulatorOpenFor(session.compte, dayInParis(services.clock())),
        },
        message: { ...messages },
        ...(alerte && { messagealerte: alerte }),
        contenu: contenus.accueilconnecte,
      },
    }
  })

  answer(app, services, lireevenement, async ({ body }, { session: { compte } }) => {
    const shown = await shownEvenements(services.db, compte)
    if (!shown.some(({ id }) => id === body.evenementId)) throw new Refusal('introuvable')
    if (compte.lecture_seule === 0) await markRead(services.db, compte.id, body.evenementId)
    return { status: 200, body: {} }
  })
}
