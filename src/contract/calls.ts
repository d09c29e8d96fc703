import type { Call } from './call.ts'
import { appConfiguration } from './configuration.ts'
import { captcha, connexion, deconnexion, verifiersession, verifySession } from './connexion.ts'
import { accueilnonconnecte, contenuPrive, contenuPublic } from './contenu.ts'
import {
  compteurDocumentemployeur,
  compteurPension,
  compteurRemunerationpaie,
  documentemployeur,
  listeranneeremunerationpaie,
  pension,
  remunerationpaie,
  telechargements,
  verifiercompteurdemandeenvoimail,
} from './document.ts'
import { accueilconnecte, lireevenement, messagesNonLus } from './evenement.ts'
import { initialiserhabilitation } from './habilitation.ts'
import {
  changernir,
  modifiermotdepasseoublie,
  recupereriban,
  validerinscription,
  validermodificationmail,
  validermotdepasseoublie,
  verifieriban,
} from './identite.ts'

/** Every call of the API, those to come included. */
export const calls: readonly Call[] = [
  appConfiguration,
  accueilnonconnecte,
  contenuPublic,
  captcha,
  connexion,
  deconnexion,
  verifiersession,
  verifySession,
  initialiserhabilitation,
  accueilconnecte,
  contenuPrive,
  lireevenement,
  messagesNonLus,
  remunerationpaie,
  compteurRemunerationpaie,
  listeranneeremunerationpaie,
  ...Object.values(telechargements),
  pension,
  compteurPension,
  documentemployeur,
  compteurDocumentemployeur,
  verifiercompteurdemandeenvoimail,
  recupereriban,
  verifieriban,
  changernir,
  modifiermotdepasseoublie,
  validermotdepasseoublie,
  validerinscription,
  validermodificationmail,
]
