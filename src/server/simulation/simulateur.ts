import {
  garderscenario,
  simulateur,
  supprimerscenario,
  telechargersimulations,
} from '#contract/simulation/simulateur.ts'
import { messageKey } from '#contract/messages.ts'
import { dayInParis, isCalendarDate } from '#rules/calendar/dates.ts'
import { simulatorOpensOn } from '#rules/simulation/simulateur.ts'
import type { FastifyInstance } from 'fastify'
import { simulationsReport } from './simulationsPdf.ts'
import { answer } from '#server/kit/http/answer.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { newId } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import { putScenario, removeScenario, scenariosOf } from './store.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'

/** What the simulator starts from, and the simulations that are kept: figures are computed by whoever shows them. */
export const simulateurRoutes = (app: FastifyInstance, services: Services) => {
  const { db, clock } = services

  answer(app, services, simulateur, async (_, { session: { compte } }) => {
    const today = dayInParis(clock())
    const eligible = simulatorOpenFor(compte, today)
    const ouvreLe = simulatorOpensOn(compte.date_naissance, today)
    const held = eligible ? await cirOf(db, compte.id) : undefined
    return {
      status: 200,
      body: {
        eligible: eligible && held !== undefined,
        ...(ouvreLe !== undefined && { ouvreLe }),
        ...(held && { cir: held.cir }),
        listeScenario: eligible ? await scenariosOf(db, compte.id) : [],
      },
    }
  })

  answer(app, services, garderscenario, async ({ body }, { session: { compte } }) => {
    const nom = body.nom.trim().slice(0, 60)
    const { dateDepart } = body.hypotheses
    if (!isCalendarDate(dateDepart) || !dateDepart.endsWith('-01'))
      throw new Refusal('saisieRefusee', {
        champs: ['dateDepart'],
        erreurCode: messageKey('SIMULATION_DATE_KO'),
      })
    await putScenario(db, compte.id, newId(), clock().getTime(), { ...body, nom })
    return { status: 200, body: {} }
  })

  answer(app, services, supprimerscenario, async ({ body }, { session }) => {
    await removeScenario(db, session.compte.id, body.rang)
    return { status: 200, body: {} }
  })

  answer(app, services, telechargersimulations, async (_, { session: { compte }, reply }) => {
    const held = await cirOf(db, compte.id)
    const kept = await scenariosOf(db, compte.id)
    if (!held || kept.length === 0) throw new Refusal('introuvable')
    const person = `${compte.prenom} ${compte.nom}`
    const report = simulationsReport(held.cir, kept, person, dayInParis(clock()))
    // Loaded when needed only: it brings what draws PDF files, which a start does without.
    const { reportPdf } = await import('#server/kit/pdf/reportPdf.ts')
    void reply.type('application/pdf')
    return {
      status: 200,
      body: reportPdf(report, { createdOn: clock() }),
      headers: { 'content-disposition': 'inline; filename="simulations-retraite.pdf"' },
    }
  })
}
