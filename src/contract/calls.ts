import { communes, listerpays } from './profil/adresse.ts'
import { appelsBrouillon } from './kit/brouillon.ts'
import type { Call } from './kit/call.ts'
import {
  completercorrection,
  compteindividuelretraite,
  correctioncir,
  telechargercir,
  verificationcir,
} from './carriere/compteindividuelretraite.ts'
import { appConfiguration } from './contenu/configuration.ts'
import {
  captcha,
  captchaAudio,
  connexion,
  deconnexion,
  verifiersession,
  verifySession,
} from './connexion/connexion.ts'
import { appelsFacteurs } from './connexion/facteurs/facteurs.ts'
import { appelsSecondFacteur } from './connexion/facteurs/secondFacteur.ts'
import { accueilnonconnecte, contenuPrive, contenuPublic, messagealerte } from './contenu/contenu.ts'
import { listerquestion, listerquestionpublique } from './contenu/questions.ts'
import { appelsDemande } from './demande/demandederetraite.ts'
import { telechargements } from './documents/document.ts'
import {
  demandeenvoimail,
  preparerdemandeenvoimail,
  verifiercompteurdemandeenvoimail,
} from './documents/envoimail.ts'
import { estimation } from './simulation/estimation.ts'
import { nonlire, notifications, toutlire } from './accueil/notifications.ts'
import { reperes } from './accueil/reperes.ts'
import { prochainesetapes } from './accueil/etapes.ts'
import { accueilconnecte, lireevenement, messagesNonLus } from './accueil/evenement.ts'
import { initialiserhabilitation } from './connexion/habilitation.ts'
import {
  changernir,
  modifiermotdepasseoublie,
  motdepasseoublie,
  recupereriban,
  validerinscription,
  annulerchangementiban,
  validermodificationmail,
  validermotdepasseoublie,
  verifieriban,
} from './connexion/identite.ts'
import {
  inscription,
  inscriptionIdentite,
  inscriptionRenvoi,
  inscriptionVerification,
} from './inscription/inscription.ts'
import {
  cloredemande,
  demande,
  listerdemandes,
  nouvelledemande,
  repondredemande,
  telechargerpiecemessage,
} from './messagerie/messagerie.ts'
import { deposerpiece, retirerpiece } from './kit/piece.ts'
import { profilActivite } from './profil/activite.ts'
import { profil, profilExport, profilFermerSession, profilNir, profilPasMoi } from './profil/profil.ts'
import {
  profilAdresse,
  profilAdresseFuture,
  profilAdresseFutureAnnulation,
  profilCoordonnees,
  profilIban,
  profilIbanAnnulation,
  profilMotDePasse,
  profilNotifications,
} from './profil/profilModifications.ts'
import { appelsRubrique } from './documents/rubrique.ts'
import { rechercher } from './recherche/recherche.ts'
import { appelsSuivi } from './demande/suivi.ts'
import {
  garderscenario,
  renommerscenario,
  simulateur,
  supprimerscenario,
  telechargersimulations,
} from './simulation/simulateur.ts'

/** Every call of the API, those to come included. */
export const calls: readonly Call[] = [
  appConfiguration,
  accueilnonconnecte,
  contenuPublic,
  messagealerte,
  listerquestion,
  listerquestionpublique,
  captcha,
  captchaAudio,
  connexion,
  ...appelsSecondFacteur,
  deconnexion,
  verifiersession,
  verifySession,
  initialiserhabilitation,
  ...appelsFacteurs,
  accueilconnecte,
  contenuPrive,
  lireevenement,
  prochainesetapes,
  reperes,
  notifications,
  toutlire,
  nonlire,
  messagesNonLus,
  rechercher,
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
  renommerscenario,
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
  annulerchangementiban,
  profil,
  profilActivite,
  profilNir,
  profilCoordonnees,
  profilAdresse,
  profilAdresseFuture,
  profilAdresseFutureAnnulation,
  profilIban,
  profilIbanAnnulation,
  profilMotDePasse,
  profilNotifications,
  profilFermerSession,
  profilPasMoi,
  profilExport,
  communes,
  listerpays,
  estimation,
]
