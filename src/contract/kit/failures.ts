import { type Static, Type } from 'typebox'

/** Statuses by which the API refuses, with the meaning of each (specification, §8). */
export const failureStatuses = {
  400: 'Requête mal formée : les champs fautifs sont nommés.',
  401: 'Authentification requise (code 68) ou session terminée.',
  403: 'Service non accordé à l’usager, ou écriture demandée depuis un autre site (ORIGINE_REFUSEE).',
  404: 'Ressource inconnue, ou qui appartient à quelqu’un d’autre.',
  405: 'Méthode refusée à cette adresse.',
  413: 'Requête de plus de 64 Kio.',
  444: 'Refus métier : erreurCode désigne le message à montrer.',
  500: 'Erreur technique.',
  503: 'Service momentanément indisponible.',
  511: 'Niveau d’authentification insuffisant : une preuve de moins de cinq minutes est demandée.',
  544: 'Service en maintenance.',
} as const

export type FailureStatus = keyof typeof failureStatuses

/** Body of every failure. `erreurCode` is a code of the specification or the key of a message. */
export const failureSchema = Type.Object({
  erreurCode: Type.String(),
  message: Type.Optional(Type.String()),
  champs: Type.Optional(Type.Array(Type.String(), { description: 'Champs fautifs (400, 444).' })),
})

export type Failure = Static<typeof failureSchema>

/** Named failures: each is thrown by name on the server and recognised by its code in the portal. */
export const failures = {
  requeteMalFormee: { status: 400, erreurCode: 'REQUETE_MAL_FORMEE' },
  authentificationRequise: { status: 401, erreurCode: '68' },
  sessionTerminee: { status: 401, erreurCode: 'SESSION_TERMINEE' },
  serviceNonAccorde: { status: 403, erreurCode: 'SRE_ESPACEAGENT_HABILITATION_KO' },
  origineRefusee: { status: 403, erreurCode: 'ORIGINE_REFUSEE' },
  introuvable: { status: 404, erreurCode: 'INTROUVABLE' },
  archiveExpiree: { status: 404, erreurCode: 'SRE_ESPACEAGENT_ARCHIVE_EXPIREE' },
  methodeRefusee: { status: 405, erreurCode: 'METHODE_REFUSEE' },
  tropVolumineux: { status: 413, erreurCode: 'TROP_VOLUMINEUX' },
  /** A form that the rules refuse: the faulty fields are named, and the code is the message of the first. */
  saisieRefusee: { status: 444, erreurCode: 'SAISIE_REFUSEE' },
  captchaInvalide: { status: 444, erreurCode: '76' },
  captchaIndisponible: { status: 444, erreurCode: 'SRE_ESPACEAGENT_CAPTCHA_INDISPONIBLE' },
  ibanNonReconnu: { status: 444, erreurCode: 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_KO' },
  ibanBloque: { status: 444, erreurCode: 'SRE_ESPACEAGENT_IBAN_CONFIRMATION_BLOQUE' },
  /** An identity to confirm with a password alone, where the administration asks for more to sign in. */
  identiteSansFacteur: { status: 444, erreurCode: 'SRE_ESPACEAGENT_IDENTITE_SANS_FACTEUR' },
  motDePasseCompromis: { status: 444, erreurCode: 'SRE_ESPACEAGENT_SAISIE_MDP_COMPROMIS' },
  ibanInchange: { status: 444, erreurCode: 'SRE_ESPACEAGENT_IBAN_INCHANGE' },
  lienIban: { status: 444, erreurCode: 'SRE_ESPACEAGENT_LIEN_IBAN_KO' },
  ancienMotDePasse: { status: 444, erreurCode: 'SRE_ESPACEAGENT_SAISIE_MDP_ANCIEN_KO' },
  codeFacteur: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_CODE_KO' },
  codeSecours: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_SECOURS_KO' },
  cleAcces: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_CLE_KO' },
  cleConnue: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_DEJA' },
  creationFacteur: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_CREATION_KO' },
  attenteFacteur: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_ATTENTE_KO' },
  essaisFacteur: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_ESSAIS' },
  nombreFacteurs: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_NOMBRE' },
  aucunFacteur: { status: 444, erreurCode: 'SRE_ESPACEAGENT_FACTEUR_AUCUN' },
  identiteAConfirmer: { status: 444, erreurCode: 'SRE_ESPACEAGENT_IDENTITE_A_CONFIRMER' },
  identifiantPris: { status: 444, erreurCode: 'SRE_ESPACEAGENT_IDENTIFIANT_PRIS' },
  lienInscription: { status: 444, erreurCode: 'SRE_ESPACEAGENT_LIEN_INSCRIPTION_KO' },
  lienMotDePasse: { status: 444, erreurCode: 'SRE_ESPACEAGENT_LIEN_MDP_KO' },
  lienMail: { status: 444, erreurCode: 'SRE_ESPACEAGENT_LIEN_MAIL_KO' },
  inscriptionExpiree: { status: 444, erreurCode: 'SRE_ESPACEAGENT_INSCRIPTION_EXPIREE' },
  renvoiTropTot: { status: 444, erreurCode: 'SRE_ESPACEAGENT_INSCRIPTION_RENVOI_TROP_TOT' },
  tropDeDemandes: { status: 444, erreurCode: 'SRE_ESPACEAGENT_TROP_DE_DEMANDES' },
  demandeEnCours: { status: 444, erreurCode: 'SRE_ESPACEAGENT_DEMANDE_EN_COURS' },
  /** A request sent again with the key of one that arrived, and something else in it. */
  demandeDejaRecue: { status: 444, erreurCode: 'SRE_ESPACEAGENT_DEMANDE_DEJA_RECUE' },
  dossierAnnulation: { status: 444, erreurCode: 'SRE_ESPACEAGENT_DOSSIER_ANNULATION_KO' },
  dossierPieces: { status: 444, erreurCode: 'SRE_ESPACEAGENT_DOSSIER_PIECES_KO' },
  cirVerification: { status: 444, erreurCode: 'SRE_ESPACEAGENT_VERIFICATION_INCOMPLETE' },
  cirModification: { status: 444, erreurCode: 'SRE_ESPACEAGENT_CIR_MODIFICATION_KO' },
  correctionLigne: { status: 444, erreurCode: 'SRE_ESPACEAGENT_CORRECTION_LIGNE_KO' },
  correctionEtat: { status: 444, erreurCode: 'SRE_ESPACEAGENT_CORRECTION_ETAT_KO' },
  /** The same, for a correction. */
  correctionDejaRecue: { status: 444, erreurCode: 'SRE_ESPACEAGENT_CORRECTION_DEJA_RECUE' },
  simulationsCompletes: { status: 444, erreurCode: 'SRE_ESPACEAGENT_SIMULATIONS_COMPLETES' },
  brouillonConflit: { status: 444, erreurCode: 'SRE_ESPACEAGENT_BROUILLON_CONFLIT' },
  envoiLimite: { status: 444, erreurCode: 'SRE_ESPACEAGENT_ENVOI_MAIL_LIMITE' },
  envoiImpossible: { status: 444, erreurCode: 'SRE_ESPACEAGENT_ENVOI_MAIL_IMPOSSIBLE' },
  envoiSansAdresse: { status: 444, erreurCode: 'SRE_ESPACEAGENT_ENVOI_MAIL_SANS_ADRESSE' },
  comparaisonImpossible: { status: 444, erreurCode: 'SRE_ESPACEAGENT_COMPARAISON_IMPOSSIBLE' },
  pieceType: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_TYPE_KO' },
  pieceTypeIban: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_TYPE_IBAN_KO' },
  pieceActive: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_ACTIVE' },
  pieceProtegee: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_PROTEGEE' },
  pieceImage: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_IMAGE' },
  pieceInfectee: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_INFECTEE' },
  pieceVide: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_VIDE' },
  pieceTaille: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_TAILLE' },
  pieceNombre: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_NOMBRE' },
  pieceAttente: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_ATTENTE' },
  pieceQuota: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_QUOTA' },
  pieceLente: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_LENTE' },
  pieceAbsente: { status: 444, erreurCode: 'SRE_ESPACEAGENT_PIECE_ABSENTE' },
  /** The same, for a message. */
  messageDejaRecu: { status: 444, erreurCode: 'SRE_ESPACEAGENT_MESSAGERIE_DEJA_RECU' },
  messagerieClose: { status: 444, erreurCode: 'SRE_ESPACEAGENT_MESSAGERIE_CLOSE' },
  lectureSeule: { status: 444, erreurCode: 'SRE_ESPACEAGENT_LECTURE_SEULE' },
  erreurTechnique: { status: 500, erreurCode: 'ERREUR_TECHNIQUE' },
  stockagePlein: { status: 503, erreurCode: 'SRE_ESPACEAGENT_STOCKAGE_PLEIN' },
  documentIndisponible: { status: 503, erreurCode: 'SRE_ESPACEAGENT_DOCUMENT_INDISPONIBLE' },
  compteSuspendu: { status: 444, erreurCode: 'SRE_ESPACEAGENT_COMPTE_SUSPENDU' },
  ecritureSuspendue: { status: 503, erreurCode: 'SRE_ESPACEAGENT_ECRITURE_SUSPENDUE' },
  serviceIndisponible: { status: 503, erreurCode: 'SRE_ESPACEAGENT_SERVICE_INDISPONIBLE' },
  serviceSature: { status: 503, erreurCode: 'SRE_ESPACEAGENT_DAC_SERVICE_INDISPONIBLE' },
  /** A sensitive act without a proof of less than five minutes: the password again, or a factor. */
  preuveDemandee: { status: 511, erreurCode: 'SRE_ESPACEAGENT_PREUVE_DEMANDEE' },
  /** The same, where the administration takes no password for it. */
  niveauInsuffisant: { status: 511, erreurCode: 'SRE_ESPACEAGENT_DAC_NIVEAU_INSUFFISANT' },
  maintenance: { status: 544, erreurCode: 'MAINTENANCE' },
} as const satisfies Record<string, { status: FailureStatus; erreurCode: string }>

export type FailureName = keyof typeof failures
