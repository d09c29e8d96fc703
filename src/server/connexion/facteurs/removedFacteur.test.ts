import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { retirerfacteur } from '#contract/connexion/facteurs/facteurs.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { Services } from '#server/services.ts'
import { facteurApp } from '#testing/apps/facteurApp.ts'
import { refusalOf, send, sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD } from '#testing/testApp.ts'
import { remove } from './securite.ts'
import { signInByCle } from './secondFacteur.ts'

describe.each(databases)('a factor that its holder removes while a stranger signs in, on %s', (database) => {
  let camille: Awaited<ReturnType<typeof facteurApp>>
  beforeEach(async () => {
    camille = await facteurApp(database)
  })
  afterEach(() => camille.portal.close())

  const sessions = () => camille.portal.services.db.selectFrom('session').select('moyen').execute()

  /** Removes the factor between what checks it and the transaction that opens the session. */
  const removedBeforeOpening = (services: Services, facteurId: string): Services => {
    let removing: Promise<void> | undefined
    const transaction = () => {
      const begun = services.db.transaction()
      return {
        execute: async <T>(work: (db: Db) => Promise<T>) => {
          removing ??= sessionOf(camille.portal, camille.cookie()).then((session) =>
            remove(services, session, facteurId),
          )
          await removing
          return begun.execute(work)
        },
      }
    }
    const db = new Proxy(services.db, {
      get: (target, name) => {
        if (name === 'transaction') return transaction
        const held: unknown = Reflect.get(target, name)
        return typeof held === 'function' ? held.bind(target) : held
      },
    })
    return { ...services, db }
  }

  it('opens nothing by that key', async () => {
    const { facteurId } = (await camille.addCle()).json<{ facteurId: string }>()
    const { services } = camille.portal
    const cle = camille.key.sign(await camille.defi())
    const late = signInByCle(removedBeforeOpening(services, facteurId), cle, 'Firefox sur Linux')
    await expect(late).rejects.toMatchObject({ failure: 'cleAcces' })
    expect(await sessions()).toEqual([{ moyen: 'motdepasse' }])
  })

  it('opens nothing by a password that waited for its code', async () => {
    const { facteurId, secret } = await camille.addTotp()
    await camille.addTotp('Ma tablette')
    camille.portal.wait(60_000)
    const jeton = (await camille.password())?.jeton ?? ''
    await camille.prove({ motDePasse: PASSWORD })
    const removed = await send(
      camille.portal,
      retirerfacteur,
      { body: { facteurId } },
      { cookie: camille.cookie() },
    )
    expect(removed.statusCode).toBe(200)
    expect(refusalOf(await camille.show({ jeton, code: camille.codeOf(secret) }))[1]).toBe(
      'SRE_ESPACEAGENT_FACTEUR_ATTENTE_KO',
    )
  })
})
