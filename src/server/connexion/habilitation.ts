import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import { durationsOf } from '#server/kit/http/session.ts'
import type { Services } from '#server/services.ts'
import { rightsOf } from '#server/kit/people/rights.ts'

/** Where a restricted account is sent when something asks it to follow its 344 answer. */
const RESTRICTED_HOME = '/accueilconnecte'

/** Rights of the signed-in person, and the unread count of messaging, which `countUnread` gives. */
export const habilitationRoutes = (
  app: FastifyInstance,
  services: Services,
  countUnread: (services: Services, compteId: string) => Promise<number>,
) => {
  answer(app, services, initialiserhabilitation, async (_, { session }) => {
    const rights = rightsOf(session.compte)
    const body = {
      ...rights,
      ...durationsOf(session, services.clock().getTime()),
      ...(rights.listeService.mesap && {
        nombreDemande: await countUnread(services, session.compte.id),
      }),
    }
    return rights.lectureSeule
      ? { status: 344, body, headers: { 'sre-location': RESTRICTED_HOME } }
      : { status: 200, body }
  })
}
