import {
  compteindividuelretraite,
  telechargercir,
  verificationcir,
} from '#contract/carriere/compteindividuelretraite.ts'
import {
  calendriercorrection,
  completercorrection,
  correctioncir,
  telechargeraccusecorrection,
} from '#contract/carriere/corrections.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import type { FastifyInstance } from 'fastify'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { answer, give } from '#server/kit/http/answer.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'
import { drawAccuseCorrection } from './accuseCorrection.ts'
import { calendrierCorrection } from './calendrierCorrection.ts'
import { completeCorrection } from './completeCorrection.ts'
import { readCir, drawCir } from './readCir.ts'
import { verifyCir } from './verifyCir.ts'
import { sendCorrection } from './sendCorrection.ts'

/** The departure that someone is known to have asked for or chosen, as of a day. */
type DepartPrevuDe = (
  services: Services,
  compte: Compte,
  today: CalendarDate,
) => Promise<DepartPrevu | undefined>

/** Individual retirement account: reading, verification, corrections. */
export const compteindividuelretraiteRoutes = (
  app: FastifyInstance,
  services: Services,
  departPrevuDe: DepartPrevuDe,
) => {
  const departDe = (compte: Compte) => departPrevuDe(services, compte, dayInParis(services.clock()))

  answer(app, services, compteindividuelretraite, async (_, { session: { compte } }) => {
    const departPrevu = await departDe(compte)
    return {
      status: 200,
      body: { ...(await readCir(services, compte.id)), ...(departPrevu && { departPrevu }) },
    }
  })

  give(app, services, verificationcir, ({ body }, { session }) => verifyCir(services, session, body.sections))

  give(app, services, correctioncir, ({ body }, { session }) => sendCorrection(services, session, body))

  give(app, services, completercorrection, ({ body }, { session }) =>
    completeCorrection(services, session, body),
  )

  answer(app, services, telechargercir, async (_, { session: { compte }, reply }) => {
    const body = await drawCir(services, compte, (await departDe(compte))?.dateDepart)
    void reply.type('application/pdf')
    return {
      status: 200,
      body,
      headers: { 'content-disposition': 'inline; filename="compte-individuel-retraite.pdf"' },
    }
  })
  answer(app, services, calendriercorrection, async ({ query }, { session: { compte }, reply }) => {
    const { numero, body } = await calendrierCorrection(services, compte, query.correctionId)
    void reply.type('text/calendar; charset=utf-8')
    return {
      status: 200,
      body,
      headers: { 'content-disposition': `attachment; filename="echeances-${numero}.ics"` },
    }
  })

  answer(app, services, telechargeraccusecorrection, async ({ query }, { session: { compte }, reply }) => {
    const { numero, body } = await drawAccuseCorrection(services, compte, query.correctionId)
    void reply.type('application/pdf')
    return {
      status: 200,
      body,
      headers: { 'content-disposition': `inline; filename="accuse-reception-${numero}.pdf"` },
    }
  })
}
