import { connexionCle, defiCle, secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import {
  ajoutercle,
  ajoutertotp,
  creercle,
  creertotp,
  prouver,
  securite,
  type FacteurAjoute,
  type Securite,
} from '#contract/connexion/facteurs/facteurs.ts'
import type { InputOf } from '#contract/kit/call.ts'
import type { Connexion } from '#contract/connexion/connexion.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { Secret, TOTP } from 'otpauth'
import { authenticator } from '../authenticator.ts'
import { send } from '../calls.ts'
import type { DatabaseName } from '../databases.ts'
import { PASSWORD, sessionCookies, testApp } from '../testApp.ts'

export const CAMILLE = '269057505601260'
const HOME = 'http://localhost:3000'

/** An application where Camille is signed in and may have factors, and what she does with them. */
export const facteurApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const id = await portal.addPerson(CAMILLE)
  await changeProfil(portal.services.db, id, {
    courriel_principal: 'camille@example.org',
    courriel_secondaire: 'camille@example.com',
  })
  let cookie = await portal.signIn(CAMILLE)
  const key = authenticator('localhost', HOME)

  const prove = async (body: InputOf<typeof prouver>['body'], as = cookie) => {
    const answer = await send(portal, prouver, { body }, { cookie: as })
    if (answer.statusCode === 200 && as === cookie)
      cookie = sessionCookies(answer.headers['set-cookie'], cookie)
    return answer
  }
  const codeOf = (secret: string, shift = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: portal.services.clock().getTime() + shift * 30_000,
    })
  const beginTotp = async () =>
    (await send(portal, creertotp, {}, { cookie })).json<{ jeton: string; secret: string }>()
  /** Adds an application; gives its secret and the recovery codes. */
  const addTotp = async (nom = 'Mon téléphone') => {
    await prove({ motDePasse: PASSWORD })
    const { jeton, secret } = await beginTotp()
    const answer = await send(portal, ajoutertotp, { body: { nom, jeton, code: codeOf(secret) } }, { cookie })
    return { secret, ...answer.json<FacteurAjoute>() }
  }
  const addCle = async (nom = 'Mon ordinateur') => {
    await prove({ motDePasse: PASSWORD })
    const creation = (await send(portal, creercle, {}, { cookie })).json()
    return send(portal, ajoutercle, { body: { nom, cle: key.create(creation) } }, { cookie })
  }
  const defi = async () => (await send(portal, defiCle, {})).json()
  const enter = (cle: ReturnType<typeof key.sign>) => send(portal, connexionCle, { body: { cle } })
  /** Enters by the key once the session is over, and goes on by that one. */
  const signInAgain = async () => {
    const entered = await enter(key.sign(await defi()))
    cookie = sessionCookies(entered.headers['set-cookie'])
  }
  /** The right password; gives what waits for a second factor. */
  const password = async () =>
    (await portal.tryToSignIn({ identifiant: CAMILLE })).json<Connexion>().secondFacteur
  const show = (body: InputOf<typeof secondfacteur>['body']) => send(portal, secondfacteur, { body })
  const shown = async () => (await send(portal, securite, {}, { cookie })).json<Securite>()
  return {
    portal,
    id,
    key,
    cookie: () => cookie,
    prove,
    codeOf,
    beginTotp,
    addTotp,
    addCle,
    defi,
    enter,
    signInAgain,
    password,
    show,
    shown,
  }
}
