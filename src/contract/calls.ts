import { communes, listerpays } from './adresse.ts'
import { appelsBrouillon } from './brouillon.ts'
import type { Call } from './call.ts'
import {
  completercorrection,
  compteindividuelretraite,
  correctioncir,
  telechargercir,
  verificationcir,
} from './compteindividuelretraite.ts'
import { appConfiguration } from './configuration.ts'
import { captcha, connexion, deconnexion, verifiersession, verifySession } from './connexion.ts'
import { accueilnonconnecte, contenuPrive, contenuPublic } from './contenu.ts'
import { appelsDemande } from './demandederetraite.ts'
import { telechargements } from './document.ts'
import { demandeenvoimail, preparerdemandeenvoimail, verifiercompteurdemandeenvoimail } from './envoimail.ts'
import { estimation } from './estimation.ts'
import { accueilconnecte, lireevenement, messagesNonLus } from './evenement.ts'
import { initialiserhabilitation } from './habilitation.ts'
import {
  changernir,
  modifiermotdepasseoublie,
  motdepasseoublie,
  recupereriban,
  validerinscription,
  validermodificationmail,
  validermotdepasseoublie,
  verifieriban,
} from './identite.ts'
import {
  inscription,
  inscriptionIdentite,
  inscriptionRenvoi,
  inscriptionVerification,
} from './inscription.ts'
import {
  cloredemande,
  demande,
  listerdemandes,
  nouvelledemande,
  repondredemande,
  telechargerpiecemessage,
} from './messagerie.ts'
import { deposerpiece, retirerpiece } from './piece.ts'
import { profil, profilExport, profilFermerSession, profilNir, profilPasMoi } from './profil.ts'
import {
  profilAdresse,
  profilAdresseFuture,
  profilAdresseFutureAnnulation,
  profilCoordonnees,
  profilIban,
  profilMotDePasse,
  profilNotifications,
} from './profilModifications.ts'
import { appelsRubrique } from './rubrique.ts'
import { appelsSuivi } from './suivi.ts'
import { garderscenario, simulateur, supprimerscenario, telechargersimulations } from './simulateur.ts'

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
  ...appelsRubrique,
  ...appelsBrouillon,
  ...appelsSuivi,
  ...appelsDemande,
  compteindividuelretraite,
  verificationcir,
  correctioncir,
  completercorrection,
  telechargercir,
  simulateur,
  garderscenario,
  supprimerscenario,
  telechargersimulations,
  ...Object.values(telechargements),
  preparerdemandeenvoimail,
  verifiercompteurdemandeenvoimail,
  demandeenvoimail,
  deposerpiece,
  retirerpiece,
  listerdemandes,
  demande,
  nouvelledemande,
  repondredemande,
  cloredemande,
  telechargerpiecemessage,
  recupereriban,
  verifieriban,
  changernir,
  motdepasseoublie,
  validermotdepasseoublie,
  modifiermotdepasseoublie,
  inscriptionIdentite,
  inscriptionVerification,
  inscription,
  inscriptionRenvoi,
  validerinscription,
  validermodificationmail,
  profil,
  profilNir,
  profilCoordonnees,
  profilAdresse,
  profilAdresseFuture,
  profilAdresseFutureAnnulation,
  profilIban,
  profilMotDePasse,
  profilNotifications,
  profilFermerSession,
  profilPasMoi,
  profilExport,
  communes,
  listerpays,
  estimation,
]
