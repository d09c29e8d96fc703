import {
  changernir,
  modifiermotdepasseoublie,
  motdepasseoublie,
  recupereriban,
  validermodificationmail,
  validermotdepasseoublie,
  verifieriban,
} from '#contract/connexion/identite.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import { clearSessionCookies } from '#server/kit/http/cookies.ts'
import type { Services } from '#server/services.ts'
import { changeIdentifiant } from '#server/connexion/changeIdentifiant.ts'
import { confirmIdentity, ibanChallenge } from './confirmIdentity.ts'
import { askForLink } from '#server/connexion/motdepasse/askForLink.ts'
import { changeForgotten, checkLink } from '#server/connexion/motdepasse/changeForgotten.ts'
import { validateCourriel } from '#server/profil/validateCourriel.ts'

/** Who one is: confirmation by the IBAN, new identifier, forgotten password, links of e-mails. */
export const identiteRoutes = (app: FastifyInstance, services: Services) => {
  const done = { status: 200, body: {} } as const

  answer(app, services, recupereriban, async ({ query: { evenementId } }, { session }) => ({
    status: 200,
    body: await ibanChallenge(services, session.compte, evenementId),
  }))

  answer(app, services, verifieriban, async ({ query, body }, { session }) => {
    await confirmIdentity(services, session.compte, query.evenementId, body.ibanSaisi)
    return done
  })

  answer(app, services, changernir, async (_, { session, reply }) => {
    await changeIdentifiant(services, session.compte)
    clearSessionCookies(reply, services.config)
    return done
  })

  answer(app, services, motdepasseoublie, async ({ body }, { request }) => {
    await askForLink(services, body, request.ip)
    return done
  })

  answer(app, services, validermotdepasseoublie, async ({ body }) => {
    await checkLink(services, body.validationMotDePasseOublie)
    return done
  })

  answer(app, services, modifiermotdepasseoublie, async ({ body }) => {
    await changeForgotten(services, body.validationMotDePasseOublie, body.motDePasse)
    return done
  })

  answer(app, services, validermodificationmail, async ({ body }) => {
    await validateCourriel(services, body.validationMail)
    return done
  })
}
