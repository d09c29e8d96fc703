import { Type } from 'typebox'
import { normaliseNir } from '#rules/connexion/nir.ts'
import { bytePart } from '#rules/documents/contentRange.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import {
  captcha,
  captchaAudio,
  codesConnexion,
  connexion,
  deconnexion,
  verifiersession,
  verifySession,
} from '#contract/connexion/connexion.ts'
import type { FastifyInstance } from 'fastify'
import { signOutUrlOf } from './franceconnect/passage.ts'
import { presenceMark, sessionToken } from '#server/kit/http/cookies.ts'
import { visitorOf } from '#server/kit/session/browserName.ts'
import type { Services } from '#server/services.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { newCaptcha, soundOf, travailInstead } from '#server/kit/captcha/newCaptcha.ts'
import { browserMarks, whoAsks } from '#server/kit/session/browserCookie.ts'
import { nouveauNirDe, openBrowser, endBrowserSession } from './sessionCookie.ts'
import { signIn } from './signIn.ts'
import { refusedSignIn } from './refusedSignIn.ts'
import { givesTravail } from './locks/network.ts'
import { answer } from '#server/kit/http/answer.ts'
import { noteAct } from '#server/kit/http/noteAct.ts'
import { durationsOf } from '#server/kit/http/session.ts'
import { heldCompte } from '#server/kit/people/comptes.ts'
import { rightsOf } from '#server/kit/people/rights.ts'
import { rangeOf } from '#server/kit/password/compromission/sample.ts'

/** Captcha, sign-in, session checks and sign-out. */
export const connexionRoutes = (app: FastifyInstance, services: Services) => {
  const { config, clock, db } = services

  answer(app, services, captcha, async ({ query }, { request }) => ({
    status: 200,
    body:
      query.travail &&
      (await givesTravail(services, { address: request.ip, who: whoAsks(services, request) }))
        ? await travailInstead(services)
        : await newCaptcha(services, whoAsks(services, request), query.son),
  }))

  answer(app, services, captchaAudio, async ({ query }, { request, reply }) => {
    const sound = await soundOf(services, query.jeton, whoAsks(services, request))
    const asked = bytePart(request.headers.range, sound.length)
    void reply.type('audio/wav').header('accept-ranges', 'bytes')
    if (!asked) return { status: 200, body: sound }
    if (asked === 'aucune')
      return { status: 416, body: Buffer.alloc(0), headers: { 'content-range': `bytes */${sound.length}` } }
    const { debut, fin } = asked
    return {
      status: 206,
      body: sound.subarray(debut, fin + 1),
      headers: { 'content-range': `bytes ${debut}-${fin}/${sound.length}` },
    }
  })

  answer(app, services, connexion, async ({ body }, { request, reply }) => {
    const marks = browserMarks(request, config)
    const signedIn = await signIn(services, body, { ...visitorOf(request), marks }).catch(
      async (error: unknown) => {
        if (error instanceof Refusal && error.failure === 'compteSuspendu') {
          // The right password of an account that is closed: its journal says that someone has it.
          const compte = await heldCompte(db, normaliseNir(body.identifiant))
          await noteAct(services, request, 'connexion', {
            compteId: compte?.id,
            refus: error.body.erreurCode,
          })
        }
        throw error
      },
    )
    if (signedIn.code !== codesConnexion.ok) {
      request.log.info({ code: signedIn.code }, 'sign-in refused')
      const { code, compteId } = signedIn
      // After a right password the second factor has its own word.
      if (!('secondFacteur' in signedIn))
        await noteAct(services, request, 'connexion', { compteId, refus: String(code) })
      return { status: 200, body: refusedSignIn(signedIn, (await services.published()).messages) }
    }
    await noteAct(services, request, 'connexion', { compteId: signedIn.compte.id })
    return { status: 200, body: await openBrowser(services, signedIn, { request, reply }) }
  })

  const sessionLeft = (session: OpenSession) => ({
    status: 200 as const,
    body: durationsOf(session, clock().getTime()),
  })
  answer(app, services, verifiersession, async (_, { session }) => sessionLeft(session))
  answer(app, services, verifySession, async (_, { session }) => sessionLeft(session))

  answer(app, services, deconnexion, async (_, { session, request }) => {
    const urlDeconnexion = await signOutUrlOf(services, session)
    // Last: who signed in meanwhile in this browser ended it already, and what is typed there is theirs.
    const ended = await endBrowserSession(services, sessionToken(request, config))
    return {
      status: 200,
      body: {
        federee: session.moyen === 'franceconnect',
        ...(urlDeconnexion !== undefined && { urlDeconnexion }),
      },
      headers: ended ? { 'clear-site-data': '"storage"' } : {},
    }
  })
}

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
      marque: presenceMark(session.compte.id),
      ...durationsOf(session, services.clock().getTime()),
      ...(session.compte.facteur_propose_le === null && { proposerSecondFacteur: true as const }),
      ...(session.moyen === 'franceconnect' && nouveauNirDe(session.compte)),
      ...(rights.listeService.mesap && {
        nombreDemande: await countUnread(services, session.compte.id),
      }),
    }
    return rights.lectureSeule
      ? { status: 344, body, headers: { 'sre-location': RESTRICTED_HOME } }
      : { status: 200, body }
  })
}

const params = Type.Object({ prefix: Type.String({ pattern: '^[\\da-fA-F]{5}$' }) })

/** The embedded breach-range service, with the addresses and the format of Pwned Passwords. */
export const compromissionRoutes = (app: FastifyInstance, { random }: Services) => {
  app.get<{ Params: { prefix: string } }>(
    '/compromission/range/:prefix',
    { schema: { params } },
    (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(rangeOf(request.params.prefix, request.headers['add-padding'] === 'true', random)),
  )
}
