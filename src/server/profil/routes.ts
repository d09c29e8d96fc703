import { annulerchangementiban, validermodificationmail } from '#contract/connexion/identite.ts'
import {
  profilActivite,
  profil,
  profilExport,
  profilFermerSession,
  profilNir,
} from '#contract/profil/profil.ts'
import {
  profilAdresse,
  profilAdresseFuture,
  profilAdresseFutureAnnulation,
  profilCoordonnees,
  profilIban,
  profilIbanAnnulation,
  profilNotifications,
} from '#contract/profil/profilModifications.ts'
import { adresseFormSchema, adresseFutureFormSchema } from '#contract/profil/profilForm.ts'
import type { FastifyInstance } from 'fastify'
import { calendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { answer, give } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { changeAdresse, changeAdresseFuture } from '#server/kit/identity/adresses.ts'
import { changeCoordonnees, changeNotifications } from './changeCoordonnees.ts'
import { changeIban } from './changeIban.ts'
import { exportData } from './exportData.ts'
import { activiteOf } from './activite.ts'
import { closeSession, profilShown } from './profil.ts'
import { undoIbanByLink, undoOwnIban } from './undoIban.ts'
import { validateCourriel } from './pendingCourriels.ts'
import type { Held } from './heldData.ts'

/** What the profile shows, and its writes; `areas` tell what they hold of a person, for the copy of all their data. */
export const profilRoutes = (app: FastifyInstance, services: Services, areas: readonly Held[]) => {
  const { clock } = services

  give(app, services, profil, (_, { session }) => profilShown(services, session))

  give(app, services, profilActivite, async (_, { session }) => ({
    listeActe: await activiteOf(services, session.compte),
  }))

  give(app, services, profilNir, async (_, { session }) => ({ nir: session.compte.identifiant }))

  give(app, services, profilCoordonnees, async ({ body }, { session }) => ({
    courrielsEnAttente: await changeCoordonnees(services, session, body),
  }))

  give(app, services, profilAdresse, ({ body }, { session }) =>
    changeAdresse(services, session, checkForm(adresseFormSchema, body)),
  )

  give(app, services, profilAdresseFuture, async ({ body }, { session }) => {
    const adresse = checkForm(adresseFutureFormSchema(dayInParis(clock())), body)
    const dateEffet = calendarDate(adresse.dateEffet)
    await changeAdresseFuture(services, session, { ...adresse, dateEffet })
  })

  give(app, services, profilAdresseFutureAnnulation, (_, { session }) =>
    changeAdresseFuture(services, session, undefined),
  )

  give(app, services, profilIban, ({ body }, { session }) => changeIban(services, session, body))

  give(app, services, profilIbanAnnulation, (_, { session }) => undoOwnIban(services, session))

  give(app, services, annulerchangementiban, async ({ body }, { request }) => {
    request.acteDe = await undoIbanByLink(services, body.annulationIban)
  })

  give(app, services, profilNotifications, ({ body }, { session }) =>
    changeNotifications(services, session, body.notifications),
  )

  give(app, services, profilFermerSession, ({ body }, { session }) =>
    closeSession(services, session, body.sessionId),
  )

  give(app, services, validermodificationmail, async ({ body }, { request }) => {
    request.acteDe = await validateCourriel(services, body.validationMail)
  })

  answer(app, services, profilExport, async (_, { session, reply }) => {
    void reply.type('application/zip')
    return {
      status: 200,
      body: (await exportData(services, session, areas)) as unknown as Uint8Array,
      headers: { 'content-disposition': 'attachment; filename="mes-donnees-espace-agent-public.zip"' },
    }
  })
}
