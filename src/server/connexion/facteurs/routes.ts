import {
  ajoutercle,
  ajoutertotp,
  codessecours,
  creercle,
  creertotp,
  demandercle,
  facteurVu,
  nommerfacteur,
  prouver,
  retirerfacteur,
  securite,
  verifierpreuve,
} from '#contract/connexion/facteurs/facteurs.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import { setRenewedToken } from '#server/kit/http/cookies.ts'
import type { Services } from '#server/services.ts'
import { addCle, addTotp, beginCle, beginTotp } from './addFacteur.ts'
import { askOwnSignature } from './clesAcces.ts'
import { prove } from './checkFacteur.ts'
import { newCodes, noteOffer, remove, rename, securiteShown } from './securite.ts'

const done = { status: 200, body: {} } as const

/** Second factors of someone signed in, and the proofs that sensitive acts ask for. */
export const facteurRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, securite, async (_, { session }) => ({
    status: 200,
    body: await securiteShown(services, session.compte),
  }))

  answer(app, services, facteurVu, async (_, { session }) => {
    await noteOffer(services, session)
    return done
  })

  answer(app, services, creercle, async (_, { session }) => ({
    status: 200,
    body: await beginCle(services, session),
  }))

  answer(app, services, ajoutercle, async ({ body }, { session }) => ({
    status: 200,
    body: await addCle(services, session, body),
  }))

  answer(app, services, creertotp, async (_, { session }) => ({
    status: 200,
    body: await beginTotp(services, session),
  }))

  answer(app, services, ajoutertotp, async ({ body }, { session }) => ({
    status: 200,
    body: await addTotp(services, session, body),
  }))

  answer(app, services, nommerfacteur, async ({ body }, { session }) => {
    await rename(services, session, body.facteurId, body.nom)
    return done
  })

  answer(app, services, retirerfacteur, async ({ body }, { session }) => {
    await remove(services, session, body.facteurId)
    return done
  })

  answer(app, services, codessecours, async (_, { session }) => ({
    status: 200,
    body: { codesSecours: await newCodes(services, session) },
  }))

  answer(app, services, verifierpreuve, async () => done)

  answer(app, services, demandercle, async (_, { session }) => ({
    status: 200,
    body: await askOwnSignature(services, session),
  }))

  answer(app, services, prouver, async ({ body }, { session, reply }) => {
    setRenewedToken(reply, services.config, await prove(services, session, body))
    return done
  })
}
