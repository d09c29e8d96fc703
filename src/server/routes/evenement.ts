import { accueilconnecte, lireevenement, type Evenement } from '#contract/evenement.ts'
import { isSimulatorOpen } from '#rules/simulateur.ts'
import type { FastifyInstance } from 'fastify'
import { frenchDate } from '../clock.ts'
import { answer } from '../http/answer.ts'
import { grantedServices } from '../http/session.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../services.ts'
import type { Compte } from '../store/comptes.ts'
import { evenementsOf, hasEvenement, markRead, type EvenementRow } from '../store/evenements.ts'
import { confirmActions } from '../usecases/identite/identityEvent.ts'
import { contentOf } from '../usecases/page.ts'

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

const simulatorOpenFor = (compte: Compte, today: string) =>
  isSimulatorOpen({
    dateNaissance: compte.date_naissance,
    cir: compte.cir === 1,
    serviceAccorde: grantedServices(compte).includes('simulation'),
    today,
  })

/** Someone not confirmed sees what asks to be confirmed, and nothing that comes from the register. */
const shownTo =
  ({ etat }: Compte) =>
  ({ action_ihm }: EvenementRow): boolean =>
    etat === 'CONFIRME' || confirmActions.some((action) => action === action_ihm)

/** The dashboard, and the reading of its events. */
export const evenementRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, accueilconnecte, async (_, { session }) => {
    const { messages, alerte } = await services.published()
    const rows = (await evenementsOf(services.db, session.compte.id)).filter(shownTo(session.compte))
    return {
      status: 200,
      body: {
        donnee: {
          listeEvenement: rows.map(toEvenement),
          simulateurAccessible: simulatorOpenFor(session.compte, frenchDate(services.clock())),
        },
        message: { ...messages },
        ...(alerte && { messagealerte: alerte }),
        contenu: await contentOf(services, 'accueilconnecte'),
      },
    }
  })

  answer(app, services, lireevenement, async ({ body }, { session: { compte } }) => {
    const mark = compte.lecture_seule === 1 ? hasEvenement : markRead
    if (!(await mark(services.db, compte.id, body.evenementId))) throw new Refusal('introuvable')
    return { status: 200, body: {} }
  })
}
