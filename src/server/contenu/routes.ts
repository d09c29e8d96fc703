import {
  accueilnonconnecte,
  contenuPrive,
  contenuPublic,
  messagealerte,
  privateContents,
  publicContents,
  type ContentId,
  type Contenu,
  type HelpPage,
} from '#contract/contenu/contenu.ts'
import { listerquestion, listerquestionpublique, questionsAide } from '#contract/contenu/questions.ts'
import { appConfiguration } from '#contract/contenu/configuration.ts'
import type { FastifyInstance } from 'fastify'
import { answer, give } from '#server/kit/http/answer.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { conformiteDuJour } from './accessibilite/blocsDuJour.ts'
import { runtimeConfiguration } from './runtimeConfiguration.ts'
import { pageOf } from './page.ts'

const knownId = <T extends ContentId>(ids: readonly T[], asked: string): T => {
  const found = ids.find((id) => id === asked)
  if (found === undefined) throw new Refusal('introuvable')
  return found
}

const titresDe = ({ paragraphe }: Contenu) => Object.values(paragraphe).map(({ titre }) => titre)

/** Contents of pages, public and private, and the runtime configuration. */
export const contenuRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, appConfiguration, async () => {
    const { configuration, contenus, rgaaSuivant } = await services.published()
    const { etat } = conformiteDuJour(dayInParis(services.clock()), rgaaSuivant)
    return {
      status: 200,
      body: runtimeConfiguration(services.config, configuration, contenus.contact.champ, etat),
    }
  })

  give(app, services, accueilnonconnecte, (_, { request }) =>
    pageOf(services, 'accueilnonconnecte', request.headers['prefer']),
  )

  give(app, services, messagealerte, async () => {
    const { alerte } = await services.published()
    return alerte ? { messagealerte: alerte } : {}
  })

  give(app, services, listerquestionpublique, async () => {
    const { contenus } = await services.published()
    return { titres: { aidenonconnecte: titresDe(contenus.aidenonconnecte) } }
  })

  answer(app, services, listerquestion, async () => {
    const { contenus } = await services.published()
    const pages = Object.keys(questionsAide) as HelpPage[]
    return {
      status: 200,
      body: { titres: Object.fromEntries(pages.map((page) => [page, titresDe(contenus[page])])) },
    }
  })

  give(app, services, contenuPublic, ({ params }, { request }) =>
    pageOf(services, knownId(publicContents, params.nomPage), request.headers['prefer']),
  )

  give(app, services, contenuPrive, ({ params }, { request }) =>
    pageOf(services, knownId(privateContents, params.id), request.headers['prefer']),
  )
}

const PATH = '/.well-known/security.txt'

/** How long what is said may be trusted, in days: less than a year (RFC 9116, §2.5.5). */
const DAYS = 180

/** Says to whom a vulnerability is reported: by the contact page while no other address is configured. */
export const securiteRoutes = (
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
) => {
  const { origin, contactSecurite = `${origin}/contact` } = config
  app.get(PATH, (_, reply) => {
    const expires = new Date(clock().getTime() + DAYS * 24 * 3600 * 1000)
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contactSecurite}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: fr, en',
          `Canonical: ${origin}${PATH}`,
          '',
        ].join('\n'),
      )
  })
}
