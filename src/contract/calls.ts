import { appelsAdresse } from './profil/adresse.ts'
import { appelsBrouillon } from './kit/brouillon.ts'
import type { Call } from './kit/call.ts'
import { appelsCarriere } from './carriere/compteindividuelretraite.ts'
import { appConfiguration } from './contenu/configuration.ts'
import { appelsConnexion } from './connexion/connexion.ts'
import { appelsFacteurs } from './connexion/facteurs/facteurs.ts'
import { appelsSecondFacteur } from './connexion/facteurs/secondFacteur.ts'
import { appelsContenu } from './contenu/contenu.ts'
import { appelsQuestions } from './contenu/questions.ts'
import { appelsDemande } from './demande/demandederetraite.ts'
import { telechargements } from './documents/document.ts'
import { appelsEnvoi } from './documents/envoimail.ts'
import { estimation } from './simulation/estimation.ts'
import { appelsNotifications } from './accueil/notifications.ts'
import { reperes } from './accueil/reperes.ts'
import { prochainesetapes } from './accueil/etapes.ts'
import { appelsAccueil } from './accueil/evenement.ts'
import { initialiserhabilitation } from './connexion/habilitation.ts'
import { appelsIdentite } from './connexion/identite.ts'
import { appelsInscription } from './inscription/inscription.ts'
import { appelsMessagerie } from './messagerie/messagerie.ts'
import { appelsPiece } from './kit/piece.ts'
import { appelsProfil } from './profil/profil.ts'
import { appelsModifications } from './profil/profilModifications.ts'
import { appelsRubrique } from './documents/rubrique.ts'
import { rechercher } from './recherche/recherche.ts'
import { appelsSuivi } from './demande/suivi.ts'
import { appelsSimulateur } from './simulation/simulateur.ts'

/** Every call of the API, those to come included. */
export const calls: readonly Call[] = [
  appConfiguration,
  ...appelsContenu,
  ...appelsQuestions,
  ...appelsConnexion,
  ...appelsSecondFacteur,
  initialiserhabilitation,
  ...appelsFacteurs,
  ...appelsAccueil,
  prochainesetapes,
  reperes,
  ...appelsNotifications,
  rechercher,
  ...appelsRubrique,
  ...appelsBrouillon,
  ...appelsSuivi,
  ...appelsDemande,
  ...appelsCarriere,
  ...appelsSimulateur,
  ...Object.values(telechargements),
  ...appelsEnvoi,
  ...appelsPiece,
  ...appelsMessagerie,
  ...appelsIdentite,
  ...appelsInscription,
  ...appelsProfil,
  ...appelsModifications,
  ...appelsAdresse,
  estimation,
]
