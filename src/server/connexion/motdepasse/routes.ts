import {
  changernir,
  modifiermotdepasseoublie,
  motdepasseoublie,
  validermotdepasseoublie,
} from '#contract/connexion/identite.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { profilMotDePasse } from '#contract/profil/profilModifications.ts'
import type { FastifyInstance } from 'fastify'
import { give } from '#server/kit/http/answer.ts'
import { setRenewedToken } from '#server/kit/http/cookies.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'
import { changeIdentifiant } from '../changeIdentifiant.ts'
import { askForLink } from './askForLink.ts'
import { changeForgotten, checkLink } from './changeForgotten.ts'
import { changePassword } from './changePassword.ts'
import { notMe } from './notMe.ts'

/** What people sign in with: a forgotten password, a new one, a new identifier, and a sign-in that was not theirs. */
export const motdepasseRoutes = (app: FastifyInstance, services: Services) => {
  const { config } = services

  give(app, services, motdepasseoublie, ({ body }, { request }) =>
    askForLink(services, body, whoAsks(services, request)),
  )

  give(app, services, validermotdepasseoublie, async ({ body }) => {
    await checkLink(services, body.validationMotDePasseOublie)
  })

  give(app, services, modifiermotdepasseoublie, async ({ body }, { request }) => {
    request.acteDe = await changeForgotten(services, body.validationMotDePasseOublie, body.motDePasse)
  })

  give(app, services, profilMotDePasse, async ({ body }, { session, reply }) => {
    setRenewedToken(reply, config, await changePassword(services, session, body))
  })

  give(app, services, profilPasMoi, (_, { session }) => notMe(services, session))

  give(app, services, changernir, (_, { session }) => changeIdentifiant(services, session))
}
