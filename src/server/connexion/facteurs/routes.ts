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
import { give } from '#server/kit/http/answer.ts'
import { setRenewedToken } from '#server/kit/http/cookies.ts'
import type { Services } from '#server/services.ts'
import { addCle, addTotp, beginCle, beginTotp } from './addFacteur.ts'
import { askOwnSignature } from './clesAcces.ts'
import { prove } from './checkFacteur.ts'
import { newCodes, noteOffer, remove, rename, securiteShown } from './securite.ts'

/** Second factors of someone signed in, and the proofs that sensitive acts ask for. */
export const facteurRoutes = (app: FastifyInstance, services: Services) => {
  give(app, services, securite, (_, { session }) => securiteShown(services, session.compte))

  give(app, services, facteurVu, (_, { session }) => noteOffer(services, session))

  give(app, services, creercle, (_, { session }) => beginCle(services, session))

  give(app, services, ajoutercle, ({ body }, { session }) => addCle(services, session, body))

  give(app, services, creertotp, (_, { session }) => beginTotp(services, session))

  give(app, services, ajoutertotp, ({ body }, { session }) => addTotp(services, session, body))

  give(app, services, nommerfacteur, ({ body }, { session }) =>
    rename(services, session, body.facteurId, body.nom),
  )

  give(app, services, retirerfacteur, ({ body }, { session }) => remove(services, session, body.facteurId))

  give(app, services, codessecours, async (_, { session }) => ({
    codesSecours: await newCodes(services, session),
  }))

  give(app, services, verifierpreuve, async () => undefined)

  give(app, services, demandercle, (_, { session }) => askOwnSignature(services, session))

  give(app, services, prouver, async ({ body }, { session, reply }) => {
    setRenewedToken(reply, services.config, await prove(services, session, body))
  })
}
