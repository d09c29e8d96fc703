import {
  changernir,
  modifiermotdepasseoublie,
  motdepasseoublie,
  validermotdepasseoublie,
} from '#contract/connexion/identite.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { profilMotDePasse } from '#contract/profil/profilModifications.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import { setRenewedToken } from '#server/kit/http/cookies.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'
import { changeIdentifiant } from '../changeIdentifiant.ts'
import { askForLink } from './askForLink.ts'
import { changeForgotten, checkLink } from './changeForgotten.ts'
import { changePassword } from './changePassword.ts'
import { notMe } from './notMe.ts'

const done = { status: 200, body: {} } as const

/** What people sign in with: a forgotten password, a new one, a new identifier, and a sign-in that was not theirs. */
export const motdepasseRoutes = (app: FastifyInstance, services: Services) => {
  const { config } = services

  answer(app, services, motdepasseoublie, async ({ body }, { request }) => {
    await askForLink(services, body, whoAsks(services, request))
    return done
  })

  answer(app, services, validermotdepasseoublie, async ({ body }) => {
    await checkLink(services, body.validationMotDePasseOublie)
    return done
  })

  answer(app, services, modifiermotdepasseoublie, async ({ body }, { request }) => {
    request.acteDe = await changeForgotten(services, body.validationMotDePasseOublie, body.motDePasse)
    return done
  })

  answer(app, services, profilMotDePasse, async ({ body }, { session, reply }) => {
    setRenewedToken(reply, config, await changePassword(services, session, body))
    return done
  })

  answer(app, services, profilPasMoi, async (_, { session }) => {
    await notMe(services, session)
    return done
  })

  answer(app, services, changernir, async (_, { session }) => {
    await changeIdentifiant(services, session)
    return done
  })
}
