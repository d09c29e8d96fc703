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
import { answer } from '#server/kit/http/answer.ts'
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

const done = { status: 200, body: {} } as const

/** What the profile shows, and its writes; `areas` tell what they hold of a person, for the copy of all their data. */
export const profilRoutes = (app: FastifyInstance, services: Services, areas: readonly Held[]) => {
  const { clock } = services

  answer(app, services, profil, async (_, { session }) => ({
    status: 200,
    body: await profilShown(services, session),
  }))

  answer(app, services, profilActivite, async (_, { session }) => ({
    status: 200,
    body: { listeActe: await activiteOf(services, session.compte) },
  }))

  answer(app, services, profilNir, async (_, { session }) => ({
    status: 200,
    body: { nir: session.compte.identifiant },
  }))

  answer(app, services, profilCoordonnees, async ({ body }, { session }) => ({
    status: 200,
    body: { courrielsEnAttente: await changeCoordonnees(services, session, body) },
  }))

  answer(app, services, profilAdresse, async ({ body }, { session }) => {
    await changeAdresse(services, session, checkForm(adresseFormSchema, body))
    return done
  })

  answer(app, services, profilAdresseFuture, async ({ body }, { session }) => {
    const adresse = checkForm(adresseFutureFormSchema(dayInParis(clock())), body)
    const dateEffet = calendarDate(adresse.dateEffet)
    await changeAdresseFuture(services, session, { ...adresse, dateEffet })
    return done
  })

  answer(app, services, profilAdresseFutureAnnulation, async (_, { session }) => {
    await changeAdresseFuture(services, session, undefined)
    return done
  })

  answer(app, services, profilIban, async ({ body }, { session }) => ({
    status: 200,
    body: await changeIban(services, session, body),
  }))

  answer(app, services, profilIbanAnnulation, async (_, { session }) => {
    await undoOwnIban(services, session)
    return done
  })

  answer(app, services, annulerchangementiban, async ({ body }, { request }) => {
    request.acteDe = await undoIbanByLink(services, body.annulationIban)
    return done
  })

  answer(app, services, profilNotifications, async ({ body }, { session }) => {
    await changeNotifications(services, session, body.notifications)
    return done
  })

  answer(app, services, profilFermerSession, async ({ body }, { session }) => {
    await closeSession(services, session, body.sessionId)
    return done
  })

  answer(app, services, validermodificationmail, async ({ body }, { request }) => {
    request.acteDe = await validateCourriel(services, body.validationMail)
    return done
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
