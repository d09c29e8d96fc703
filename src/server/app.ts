import { calls } from '#contract/calls.ts'
import { openApi } from '#contract/openapi.ts'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { setUpErrors } from './kit/http/errors.ts'
import { refuseAddress, refuseConnection, refuseExpectation } from './kit/http/refuseEarly.ts'
import { newRequestNumber, setUpRequestNumber } from './kit/http/requestNumber.ts'
import { toldError } from './kit/faults/sourceLines.ts'
import { setUpLog } from './kit/http/log.ts'
import { setUpBodies } from './kit/http/receiving/bodies.ts'
import { type Health, openHealth } from './kit/health/Health.ts'
import { setUpHealth } from './kit/health/routes.ts'
import { lazyCompilers } from './kit/http/receiving/compilers.ts'
import { FILES_MS, setUpReceiving } from './kit/http/receiving/receiving.ts'
import { takeUuids } from './kit/http/receiving/uuids.ts'
import { apiRoutes } from './kit/http/api/routes.ts'
import { setUpReports } from './kit/http/safety/reports.ts'
import { setUpSecurity } from './kit/http/safety/security.ts'
import { readingWith } from './kit/http/site/asking.ts'
import { openDrawing } from './kit/http/site/drawnPages.ts'
import { ownCallsOf } from './kit/http/site/ownCalls.ts'
import { pageSender, setUpSite } from './kit/http/site/site.ts'
import { brouillonRoutes, demandederetraiteRoutes, suiviRoutes } from './demande/routes.ts'
import { compromissionRoutes, connexionRoutes, habilitationRoutes } from './connexion/routes.ts'
import { compteindividuelretraiteRoutes } from './carriere/routes.ts'
import { contenuRoutes, securiteRoutes } from './contenu/routes.ts'
import { findQuestions } from './contenu/findQuestions.ts'
import { findDossiers } from './demande/dossier/findDossiers.ts'
import { etapesDemande, genresSuivis } from './demande/dossier/etapesDemande.ts'
import { departPrevu } from './demande/dossier/departPrevu.ts'
import { repereDemande } from './demande/dossier/repereDemande.ts'
import { heldDemandes } from './demande/storePassages.ts'
import { documentOfSuivi } from './demande/dossier/readSuivi.ts'
import { documentRoutes, envoimailRoutes } from './documents/routes.ts'
import { findDocuments } from './documents/searchDocuments.ts'
import { rubriqueRoutes } from './documents/routesRubrique.ts'
import { evenementRoutes, lectureRoutes } from './accueil/routes.ts'
import { formulaireRoutes } from './connexion/routesFormulaire.ts'
import { motdepasseRoutes } from './connexion/motdepasse/routes.ts'
import { identiteRoutes, inscriptionRoutes } from './inscription/routes.ts'
import { findConversations } from './messagerie/findConversations.ts'
import { messagerieRoutes } from './messagerie/routes.ts'
import { pieceRoutes } from './demande/pieces/routes.ts'
import { profilRoutes } from './profil/routes.ts'
import { adresseRoutes } from './profil/communes/routes.ts'
import { estimationRoutes, simulateurRoutes } from './simulation/routes.ts'
import { franceconnectRoutes } from './connexion/franceconnect/routes.ts'
import { rechercheRoutes } from './recherche/routes.ts'
import type { Demo } from './Demo.ts'
import type { Services } from './services.ts'
import { findCorrections } from './carriere/findCorrections.ts'
import { repereDepart } from './simulation/repereDepart.ts'
import { repereNet } from './documents/bulletins/repereNet.ts'
import { etapesCarriere } from './carriere/etapesCarriere.ts'
import { etapesMessagerie, heldMessages, unreadConversations } from './messagerie/readConversation.ts'
import { facteurRoutes } from './connexion/facteurs/routes.ts'
import { secondFacteurRoutes } from './connexion/facteurs/routesConnexion.ts'
import { heldFacteurs } from './connexion/facteurs/securite.ts'
import { heldCarriere } from './carriere/store.ts'
import { heldSimulations } from './simulation/store.ts'

/** Largest body of a JSON or form request, in bytes. */
const BODY_LIMIT = 64 * 1024

/** The application: a table of contents. `dist` is the folder of the built portal. */
export const createApp = async (
  services: Services,
  dist: string,
  demo?: Demo | undefined,
  health: Health = openHealth(services.db, services.elapsed),
): Promise<FastifyInstance> => {
  const { config } = services
  const app = fastify({
    genReqId: newRequestNumber,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    requestTimeout: FILES_MS,
    http: { connectionsCheckingInterval: 5000, headersTimeout: 10_000 },
    connectionTimeout: 30_000,
    forceCloseConnections: 'idle',
    // What was taken before the close is answered: whoever sent it sends it to nobody else.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: config.logLevel, serializers: { err: toldError } },
    frameworkErrors: refuseAddress(config),
    clientErrorHandler: refuseConnection(config),
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        // They are of TypeBox. The schema of schemas has formats of its own.
        validateSchema: false,
      },
      onCreate: takeUuids,
    },
    schemaController: { compilersFactory: lazyCompilers },
  })
  app.server.on('checkExpectation', refuseExpectation(config))
  app.decorateRequest('ouverte', null)
  app.decorateRequest('acteDe', null)
  setUpRequestNumber(app)
  setUpLog(app)
  setUpReceiving(app)
  setUpSecurity(app, services)
  setUpBodies(app)
  setUpErrors(app)
  setUpHealth(app, health)
  setUpReports(app, services)

  apiRoutes(app, () => openApi(calls, config.origin))
  contenuRoutes(app, services)
  connexionRoutes(app, services)
  secondFacteurRoutes(app, services)
  facteurRoutes(app, services)
  habilitationRoutes(app, services, unreadConversations)
  evenementRoutes(app, services, {
    etapes: [etapesDemande, etapesCarriere, etapesMessagerie],
    figures: [repereDepart, repereDemande, repereNet],
    suivis: genresSuivis,
  })
  documentRoutes(app, services, documentOfSuivi)
  brouillonRoutes(app, services)
  compteindividuelretraiteRoutes(app, services, departPrevu)
  simulateurRoutes(app, services, departPrevu)
  suiviRoutes(app, services)
  demandederetraiteRoutes(app, services)
  envoimailRoutes(app, services)
  rubriqueRoutes(app, services)
  inscriptionRoutes(app, services)
  identiteRoutes(app, services)
  motdepasseRoutes(app, services)
  profilRoutes(app, services, [heldFacteurs, heldCarriere, heldSimulations, heldDemandes, heldMessages])
  adresseRoutes(app, services)
  messagerieRoutes(app, services)
  const areas = [findDocuments, findDossiers, findCorrections, findConversations, findQuestions]
  rechercheRoutes(app, services, areas)
  await pieceRoutes(app, services)
  compromissionRoutes(app, services)
  estimationRoutes(app, services)
  franceconnectRoutes(app, services)
  securiteRoutes(app, services)
  await demo?.addRoutes(app, services)

  const read = readingWith(ownCallsOf(app, config.origin))
  const drawing = await openDrawing(`${dist}-server`, dist, services.clock, read)
  formulaireRoutes(app, services, pageSender(app, services, drawing))
  lectureRoutes(app)
  await setUpSite(app, dist, services, drawing)
  return app
}
