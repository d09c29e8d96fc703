import { connexionFaults } from '#contract/connexion/connexionForm.ts'
import { unCodeFaults } from '#contract/connexion/facteurs/unCode.ts'
import {
  captcha,
  codesConnexion,
  connexion,
  deconnexion,
  type Connexion,
} from '#contract/connexion/connexion.ts'
import { estAdresseInterne, formulaires, type ConnexionRefusee } from '#contract/connexion/formulaires.ts'
import { secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import type { SuccessOf } from '#contract/kit/call.ts'
import { failures } from '#contract/kit/failures.ts'
import { normaliseCode } from '#rules/connexion/codeFacteur.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clearPresence } from '#server/kit/http/cookies.ts'
import { readCookie } from '#server/kit/session/browserCookie.ts'
import { ownCallsOf, type OwnAnswer } from '#server/kit/http/site/ownCalls.ts'
import { pageAround } from '#server/kit/http/site/plainPage.ts'
import type { SendPage } from '#server/kit/http/site/site.ts'
import type { Services } from '#server/services.ts'

/** Cookie of a browser without script: the captcha that its page shows, and the address of its sound. */
const COOKIE = { secure: '__Host-captcha', plain: 'captcha' } as const

/** As long as a captcha may be answered, in seconds. */
const LIFE_S = 300

/** Fields of a form: what a program sends in another shape is left out. */
const fieldsOf = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(request.body ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  )

const see = (reply: FastifyReply, address: string) =>
  reply.code(303).header('cache-control', 'no-store').header('location', address).send()

const passCookies = (reply: FastifyReply, { cookies }: OwnAnswer) => {
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
}

const reponseOf = ({ status, body }: OwnAnswer): NonNullable<ConnexionRefusee['reponse']> => {
  if (status === 200) return { status, body: body as Connexion }
  if (status === 444) return { status, body: body as { erreurCode: string } }
  return { status: 0 }
}

/** The second factor that an answer awaits, when what it takes may be typed: a key asks for a script. */
const codeAwaited = ({ status, body }: OwnAnswer): ConnexionRefusee['facteur'] => {
  const { secondFacteur } = (status === 200 ? body : {}) as Partial<Connexion>
  const typed = secondFacteur?.moyens.some((moyen) => moyen !== 'cleacces')
  return secondFacteur && typed ? { jeton: secondFacteur.jeton } : undefined
}

/** Key of why a code was refused that may be typed again. */
const mendable = ({ status, body }: OwnAnswer): string | undefined => {
  const { erreurCode } = (body ?? {}) as { erreurCode?: string }
  return status === 444 && erreurCode !== failures.attenteFacteur.erreurCode ? erreurCode : undefined
}

/** Whether someone is in: who must first accept a new identifier is not, as in the application. */
const isIn = ({ status, body }: OwnAnswer) => {
  const { code, nouveauNir } = (body ?? {}) as Partial<Connexion>
  return status === 200 && code === codesConnexion.ok && nouveauNir === undefined
}

/**
 * The same forms for browsers that run no script. Each makes the call that the application would make, with the browser's
 * own cookies and address: checks, limits and refusals are those of the call.
 */
export const formulaireRoutes = (app: FastifyInstance, { config }: Services, sendPage: SendPage) => {
  const cookie = COOKIE[config.secureCookies ? 'secure' : 'plain']

  app.get(formulaires.captchaImage, async (request, reply) => {
    const { status, body } = await ownCallsOf(app, request)('GET', `${captcha.path}?son=adresse`)
    if (status !== 200) return reply.code(503).send()
    const { uuid, image, adresseAudio = '' } = body as SuccessOf<typeof captcha>
    const held = Buffer.from(`${uuid} ${adresseAudio}`).toString('base64url')
    return reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .header(
        'set-cookie',
        `${cookie}=${held}; HttpOnly; Path=/; SameSite=Strict; Max-Age=${LIFE_S}${config.secureCookies ? '; Secure' : ''}`,
      )
      .send(Buffer.from(image, 'base64'))
  })

  const heldCaptcha = (request: FastifyRequest) => {
    const [uuid = '', son = ''] = Buffer.from(readCookie(request, cookie) ?? '', 'base64url')
      .toString()
      .split(' ')
    return { uuid, son }
  }

  app.get(formulaires.captchaSon, async (request, reply) => {
    const { son } = heldCaptcha(request)
    return estAdresseInterne(son) ? see(reply, son) : reply.code(404).send()
  })

  app.post(formulaires.connexion, async (request, reply) => {
    const { identifiant = '', secret = '', code = '', retour = '', jeton } = fieldsOf(request)
    const search = estAdresseInterne(retour) ? `?${new URLSearchParams({ retour })}` : ''
    const comeBack = (refusee: Omit<ConnexionRefusee, 'identifiant'>) =>
      sendPage(request, reply, { path: formulaires.connexion, search, refusee: { identifiant, ...refusee } })
    const call = ownCallsOf(app, request)
    const goOn = (answer: OwnAnswer) => {
      const facteur = codeAwaited(answer)
      if (facteur) return comeBack({ fautes: {}, facteur })
      if (!isIn(answer)) return comeBack({ fautes: {}, reponse: reponseOf(answer) })
      passCookies(reply, answer)
      return see(reply, search === '' ? '/accueilconnecte#title' : retour)
    }
    if (jeton !== undefined) {
      const [faute] = unCodeFaults({ code }).code ?? []
      if (faute !== undefined) return comeBack({ fautes: {}, facteur: { jeton, faute } })
      const answer = await call('POST', secondfacteur.path, { jeton, code: normaliseCode(code) })
      const refused = mendable(answer)
      return refused === undefined
        ? goOn(answer)
        : comeBack({ fautes: {}, facteur: { jeton, faute: refused } })
    }
    const fautes = connexionFaults({ identifiant, secret, code })
    if (Object.keys(fautes).length > 0) return comeBack({ fautes })
    const uuid = heldCaptcha(request).uuid || 'absent'
    return goOn(await call('POST', connexion.path, { identifiant, secret, code, uuid }))
  })

  app.post(formulaires.deconnexion, async (request, reply) => {
    const answer = await ownCallsOf(app, request)('POST', deconnexion.path)
    clearPresence(reply, config)
    const emptied = answer.headers['clear-site-data']
    if (emptied !== undefined) void reply.header('clear-site-data', emptied)
    const { urlDeconnexion } = (answer.body ?? {}) as Partial<SuccessOf<typeof deconnexion>>
    // A form may not be sent elsewhere, not even by way of here: a link leads there.
    return urlDeconnexion === undefined
      ? see(reply, '/accueilnonconnecte')
      : reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(
            pageAround(
              'Vous avez quitté votre espace',
              '<p>Votre session FranceConnect est peut-être encore ouverte : le lien ci-dessous la ferme aussi.</p>',
              urlDeconnexion,
            ),
          )
  })
}
