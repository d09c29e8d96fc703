import {
  compteindividuelretraite,
  correctioncir,
  verificationcir,
} from '#contract/compteindividuelretraite.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Services } from '../services.ts'
import { readCir } from '../usecases/retraite/readCir.ts'
import { sendCorrection } from '../usecases/retraite/sendCorrection.ts'
import { verifyCir } from '../usecases/retraite/verifyCir.ts'

/** Individual retirement account: reading, verification, corrections. */
export const compteindividuelretraiteRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, compteindividuelretraite, async (_, { session }) => ({
    status: 200,
    body: await readCir(services, session.compte.id),
  }))

  answer(app, services, verificationcir, async ({ body }, { session }) => {
    await verifyCir(services, session.compte, body.sections)
    return { status: 200, body: {} }
  })

  answer(app, services, correctioncir, async ({ body }, { session }) => ({
    status: 200,
    body: await sendCorrection(services, session.compte, body),
  }))
}
