import { codesConnexion, type Connexion } from '#contract/connexion/connexion.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionToken, setSessionCookies } from '#server/kit/http/cookies.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { rightsOf } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { browserMarks, keepMarks } from '#server/kit/session/browserCookie.ts'
import { markedWith } from './locks/knownBrowser.ts'
import { ifWritable } from '#server/kit/database/faults.ts'
import { fingerprint } from '#server/kit/secrets.ts'
import { endSession } from '#server/kit/session/endSessions.ts'

/** Ends the session of a browser, when its cookie still has one; gives whether it had. */
export const endBrowserSession = async ({ db }: Services, token: string | undefined): Promise<boolean> => {
  if (token === undefined) return false
  let ended = false
  // A base that takes no write keeps it: the browser at least forgets its cookie.
  await ifWritable(async () => {
    ended = await endSession(db, fingerprint(token))
  })
  return ended
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Identifier that takes the place of the present one once its holder accepts it: nobody's who did not prove who they are. */
export const nouveauNirDe = ({ etat, nouveau_nir }: Compte): { readonly nouveauNir?: string } =>
  etat === 'CONFIRME' && nouveau_nir !== null ? { nouveauNir: nouveau_nir } : {}

/** Puts a session that just opened in its browser, in the place of the one that it had; gives the answer of a sign-in. */
export const openBrowser = async (
  services: Services,
  { compte, token }: { readonly compte: Compte; readonly token: string },
  { request, reply }: Exchange,
): Promise<Connexion> => {
  await endBrowserSession(services, sessionToken(request, services.config))
  request.acteDe = compte.id
  setSessionCookies(reply, services.config, compte.id, token)
  keepMarks(reply, services.config, markedWith(services, browserMarks(request, services.config), compte))
  const { lectureSeule, listeService, identification } = rightsOf(compte)
  return {
    code: codesConnexion.ok,
    lectureSeule,
    listeService,
    identification,
    ...nouveauNirDe(compte),
  }
}
