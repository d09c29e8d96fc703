import { specialCharacters, passwordLengths } from '#rules/connexion/passwordBounds.ts'
import { DELAI_IBAN_HEURES, ESSAIS_IBAN, HEURES_SANS_IBAN } from '#rules/profil/limitesIban.ts'
import {
  MINUTES_LIEN_MOT_DE_PASSE,
  HEURES_LIEN_CREATION,
  HEURES_LIEN_COURRIEL,
} from '#rules/connexion/liens.ts'

/** What signing in, creating an account, proving one’s identity and typing what one is say. */
export const textesConnexion = {
  DAC_AUTHENTIFICATION_REQUISE: 'Connectez-vous pour accéder à cette page.',
  DAC_ECHEC_IDENTIFICATION:
    'Identifiant ou mot de passe incorrect. Vérifiez votre saisie : après 3 échecs, l’accès est bloqué temporairement.',
  DAC_DERNIER_ESSAI:
    'Identifiant ou mot de passe incorrect. Il vous reste 1 essai : ensuite, l’accès sera bloqué temporairement. Vérifiez votre saisie, ou choisissez « Mot de passe oublié ? ».',
  DAC_ECHEC_IDENTIFICATION_BLOCAGE:
    'Identifiant ou mot de passe incorrect. Après plusieurs échecs, l’accès est bloqué temporairement, plus longtemps à chaque nouvel échec. Vous pouvez aussi choisir « Mot de passe oublié ? ».',
  DAC_BLOCAGE:
    'L’accès est bloqué temporairement après plusieurs échecs. Réessayez plus tard, ou choisissez « Mot de passe oublié ? ».',
  DAC_IDENTIFICATION_ABSENTE:
    'Nous n’avons pas trouvé d’espace à votre nom. Créez votre espace, ou connectez-vous avec votre identifiant et votre mot de passe.',
  DAC_PLUSIEURS_COMPTES:
    'Plusieurs espaces correspondent à votre identité. Connectez-vous avec votre identifiant et votre mot de passe.',
  DAC_EXPIRATION_SESSION: 'Votre session a expiré. Pour votre sécurité, reconnectez-vous.',
  SESSION_FERMEE_AILLEURS:
    'Vous avez quitté votre espace : votre session a été fermée depuis une autre fenêtre.',
  CODE_CAPTCHA_INVALIDE: 'Le code captcha est incorrect ou a expiré. Recopiez le code affiché.',
  CODE_CAPTCHA_ATTENDU:
    'Le code n’est pas encore affiché. Attendez l’image, ou demandez un nouveau code, puis recopiez-le.',
  SAISIE_CAPTCHA_OBLIGATOIRE: 'Le code captcha est obligatoire.',
  SAISIE_IDENTIFIANT_OBLIGATOIRE: 'Saisissez votre identifiant : votre numéro de sécurité sociale.',
  SAISIE_NIR_OBLIGATOIRE: 'Saisissez votre numéro de sécurité sociale.',
  SAISIE_IDENTIFIANT_LONGUEUR:
    'Cet identifiant n’a pas 15 caractères : c’est votre numéro de sécurité sociale, clé de 2 chiffres comprise.',
  SAISIE_IDENTIFIANT_FORMAT:
    'L’identifiant commence par 0, 1, 2, 7 ou 8 et ne contient que des chiffres, sauf 2A ou 2B pour la Corse. Vérifiez-le sur votre carte Vitale.',
  SAISIE_IDENTIFIANT_CLE:
    'La clé de 2 chiffres ne correspond pas au reste du numéro. Vérifiez-le sur votre carte Vitale.',
  SAISIE_MDP_OBLIGATOIRE: 'Saisissez votre mot de passe.',
  SAISIE_MDP_CONFIRMATION_OBLIGATOIRE: 'Saisissez une seconde fois le mot de passe.',
  SAISIE_MDP_SAISIEDOUBLE_KO: 'Les deux mots de passe sont différents. Saisissez deux fois le même.',
  SAISIE_MDP_FORMAT_KO:
    'Le mot de passe contient un caractère interdit. Utilisez des lettres sans accent, des chiffres et / - | + _ = ? ^ & ! . $ # * { }, sans espace.',
  SAISIE_MDP_COMPOSITION_KO: `Le mot de passe doit compter au moins ${passwordLengths.shortest} caractères, avec une majuscule, une minuscule, un chiffre et un caractère spécial parmi ${[...specialCharacters].join(' ')}.`,
  SAISIE_MDP_EVIDENT:
    'Ce mot de passe contient votre nom, votre numéro de sécurité sociale, votre date de naissance ou le nom de ce service : c’est ce qu’on essaie en premier. Choisissez-en un autre.',
  SAISIE_MDP_MAXIMUM_KO: `Le mot de passe compte plus de ${passwordLengths.longest} caractères. Choisissez-en un plus court.`,
  SAISIE_MDP_COMPROMIS:
    'Ce mot de passe figure dans une liste de mots de passe volés ou trop courants, que les pirates essaient en premier. Choisissez-en un autre.',
  SAISIE_MDP_COMPROMIS_INFORMATIF:
    'Ce mot de passe figure dans une liste de mots de passe volés ou trop courants, que les pirates essaient en premier. Nous vous conseillons d’en choisir un autre.',
  SAISIE_MDP_ANCIEN_OBLIGATOIRE: 'Saisissez votre mot de passe actuel.',
  SAISIE_MDP_ANCIEN_KO: 'Le mot de passe actuel est incorrect. Vérifiez votre saisie.',
  SAISIE_MDP_ANCIEN_DERNIER:
    'Le mot de passe actuel est incorrect. Il vous reste 1 essai : ensuite, il faudra attendre jusqu’à une heure.',
  SAISIE_MDP_IDENTIQUE: 'Le nouveau mot de passe est le même que l’actuel. Choisissez-en un autre.',
  SAISIE_NOM_OBLIGATOIRE: 'Saisissez votre nom de naissance.',
  SAISIE_PRENOM_OBLIGATOIRE: 'Saisissez votre prénom.',
  SAISIE_NOM_FORMAT:
    'Ce nom contient des caractères interdits. Utilisez des lettres, des espaces, des tirets et des apostrophes.',
  SAISIE_DATE_NAISSANCE_OBLIGATOIRE: 'Saisissez votre date de naissance.',
  SAISIE_DATE_FORMAT: 'Saisissez une date qui existe, au format JJ/MM/AAAA, par exemple 31/12/1970.',
  SAISIE_DATE_FUTURE: 'Cette date est après aujourd’hui. Vérifiez votre saisie.',
  SAISIE_DATE_ANCIENNE: 'Cette date est trop ancienne. Vérifiez l’année.',
  SAISIE_DATE_EFFET_OBLIGATOIRE: 'Saisissez la date à laquelle cette adresse sera la vôtre.',
  SAISIE_DATE_EFFET_PASSEE:
    'La date d’effet doit être après aujourd’hui. Pour une adresse déjà valable, modifiez l’adresse actuelle.',
  SAISIE_COURRIEL_OBLIGATOIRE: 'Saisissez votre adresse électronique.',
  SAISIE_COURRIEL_FORMAT: 'Saisissez une adresse électronique complète, par exemple nom@exemple.fr.',
  SAISIE_COURRIEL_IDENTIQUE:
    'L’adresse électronique secondaire est la même que la principale. Indiquez-en une autre, ou laissez ce champ vide.',
  SAISIE_COURRIEL_SECONDE_FOIS: 'Saisissez une seconde fois l’adresse électronique.',
  SAISIE_TELEPHONE_SECONDE_FOIS: 'Saisissez une seconde fois le numéro de téléphone.',
  SAISIE_TELEPHONE_FORMAT:
    'Saisissez un numéro de téléphone de 10 chiffres, par exemple 06 39 98 00 00, ou un numéro international qui commence par +.',
  SAISIE_CONDITIONS_OBLIGATOIRE: 'Pour créer votre espace, acceptez les conditions générales d’utilisation.',
  SAISIE_CARACTERES_INTERDITS: 'Votre saisie contient des caractères interdits. Modifiez votre saisie.',
  SAISIE_LONGUEUR_KO: 'Votre saisie est trop longue. Raccourcissez-la.',
  SAISIE_PAYS_OBLIGATOIRE: 'Choisissez un pays dans la liste.',
  SAISIE_VOIE_OBLIGATOIRE: 'Saisissez le numéro et le nom de la voie.',
  SAISIE_CODE_POSTAL_OBLIGATOIRE: 'Saisissez le code postal.',
  SAISIE_CODE_POSTAL_FORMAT:
    'Le code postal compte 5 chiffres en France ; à l’étranger, des lettres, des chiffres, des tirets et des espaces.',
  SAISIE_COMMUNE_OBLIGATOIRE: 'Saisissez le nom de la commune ou de la ville.',
  LIEN_IBAN_KO: `Ce lien d’annulation n’est plus valable : il a déjà servi, le changement a été remplacé ou annulé, ou il date de plus de ${DELAI_IBAN_HEURES} heures. Vérifiez l’IBAN enregistré dans votre profil ; s’il n’est pas le vôtre, prévenez-nous sans attendre depuis la page Contact.`,
  IBAN_CONFIRMATION_KO:
    'Les chiffres saisis ne sont pas ceux attendus. Vérifiez-les sur le RIB du compte où votre paie ou votre pension est versée.',
  IBAN_CONFIRMATION_DERNIER: `Les chiffres saisis ne sont pas ceux attendus. Il vous reste 1 essai : ensuite, la vérification par l’IBAN sera bloquée pendant ${HEURES_SANS_IBAN} heures. Vérifiez les chiffres sur le RIB du compte où votre paie ou votre pension est versée.`,
  IBAN_CONFIRMATION_BLOQUE: `Après ${ESSAIS_IBAN} essais, la vérification par l’IBAN est bloquée pendant ${HEURES_SANS_IBAN} heures. Réessayez ensuite, ou prévenez-nous depuis la page Contact.`,
  IDENTITE_SANS_FACTEUR:
    'L’administration demande plus qu’un mot de passe pour entrer dans un espace dont l’identité est confirmée. Ajoutez d’abord une clé d’accès ou une application de codes dans votre profil, « Sécurité de mon compte », puis revenez confirmer votre identité.',
  CONFIRMATION_IDENTITE_OK:
    'Votre identité est confirmée. Vos documents et vos services sont maintenant dans votre espace.',
  IDENTITE_A_CONFIRMER:
    'Confirmez d’abord votre identité, depuis votre tableau de bord : cette action s’ouvrira ensuite.',
  ESPACE_CREE:
    'Votre espace est créé. Connectez-vous avec votre numéro de sécurité sociale et votre mot de passe.',
  VALIDATION_MDP: 'Votre mot de passe est modifié. Connectez-vous avec votre nouveau mot de passe.',
  VALIDATION_CHANGEMENT_MAIL_OK: 'Votre nouvelle adresse électronique est enregistrée.',
  LIEN_INSCRIPTION_KO: `Ce lien de création d’espace n’est plus valable : il a déjà servi, ou il date de plus de ${HEURES_LIEN_CREATION} heures. Si votre espace n’est pas créé, recommencez la création.`,
  LIEN_MDP_KO: `Ce lien de changement de mot de passe n’est plus valable : il a déjà servi, ou il date de plus de ${MINUTES_LIEN_MOT_DE_PASSE} minutes. Demandez un nouveau lien avec « Mot de passe oublié ? ».`,
  LIEN_MAIL_KO: `Ce lien de changement d’adresse électronique n’est plus valable : il a déjà servi, a été remplacé, ou date de plus de ${HEURES_LIEN_COURRIEL} heures. Recommencez le changement depuis votre profil.`,
  INSCRIPTION_EXPIREE:
    'La création de votre espace est restée ouverte trop longtemps. Pour votre sécurité, recommencez depuis la première étape.',
  INSCRIPTION_RENVOI_TROP_TOT: 'Attendez une minute avant de demander un nouvel envoi.',
  NIR_CHANGE: 'Votre nouvel identifiant est validé. Connectez-vous avec lui : l’ancien ne fonctionne plus.',
  IDENTIFIANT_PRIS:
    'Ce nouvel identifiant est déjà celui d’un autre espace. Rien n’a changé : signalez-le depuis la page Contact.',
  PAS_MOI_OK:
    'Toutes les sessions de votre espace sont fermées. Si une adresse électronique y est enregistrée, un lien pour changer votre mot de passe vient d’y être envoyé ; sinon, joignez le service indiqué à la page Contact.',
  FRANCECONNECT_REFUS:
    'La connexion par FranceConnect n’a pas abouti. Réessayez, ou connectez-vous avec votre identifiant.',
  FRANCECONNECT_NIVEAU:
    'FranceConnect n’a pas vérifié votre identité au niveau demandé. Choisissez un autre compte, ou connectez-vous avec votre identifiant.',
  TOUCHE_VERR_MAJ_ACTIVE: 'La touche Verrouillage majuscule est active.',
} as const
