import { messagePrefix } from '#rules/product.ts'

/**
 * Default texts of the message map that the server sends with its contents. The administration may publish
 * others under the same keys. Quoted texts come from the specification (§8); it leaves the others open.
 */
const texts = {
  HABILITATION_KO: 'Désolé, vous ne pouvez pas accéder à cette page.',
  DAC_AUTHENTIFICATION_REQUISE: 'Connectez-vous pour accéder à cette page.',
  DAC_ECHEC_IDENTIFICATION:
    'Identifiant ou mot de passe incorrect. Vérifiez votre saisie : après 3 échecs, l’accès est bloqué temporairement.',
  DAC_ECHEC_IDENTIFICATION_BLOCAGE:
    'Identifiant ou mot de passe incorrect. Après 3 échecs, l’accès est bloqué pendant 10 minutes. Vous pourrez ensuite réessayer, ou choisir « Mot de passe oublié ? ».',
  DAC_BLOCAGE:
    'L’accès est bloqué temporairement après plusieurs échecs. Réessayez dans 10 minutes, ou choisissez « Mot de passe oublié ? ».',
  DAC_IDENTIFICATION_ABSENTE:
    'Nous n’avons pas trouvé d’espace à votre nom. Créez votre espace, ou connectez-vous avec votre identifiant et votre mot de passe.',
  DAC_PLUSIEURS_COMPTES:
    'Plusieurs espaces correspondent à votre identité. Connectez-vous avec votre identifiant et votre mot de passe.',
  DAC_SERVICE_INDISPONIBLE: 'La connexion est momentanément indisponible. Réessayez dans quelques minutes.',
  DAC_EXPIRATION_SESSION: 'Votre session a expiré. Pour votre sécurité, reconnectez-vous.',
  CODE_CAPTCHA_INVALIDE: 'Le code captcha est incorrect ou a expiré. Recopiez le code affiché.',
  SAISIE_CAPTCHA_OBLIGATOIRE: 'Le code captcha est obligatoire.',
  SAISIE_IDENTIFIANT_OBLIGATOIRE: 'Saisissez votre identifiant : votre numéro de sécurité sociale.',
  SAISIE_IDENTIFIANT_FORMAT:
    'L’identifiant doit être votre numéro de sécurité sociale sur 15 caractères, clé comprise. Vérifiez-le sur votre carte Vitale.',
  SAISIE_MDP_OBLIGATOIRE: 'Saisissez votre mot de passe.',
  TOUCHE_VERR_MAJ_ACTIVE: 'La touche Verrouillage majuscule est active.',
  LECTURE_SEULE: 'Votre espace est en lecture seule : cette action n’est pas possible.',
  DOCUMENT_INDISPONIBLE: 'Ce document est momentanément indisponible. Réessayez plus tard.',
  ERREUR_INCONNUE: 'Une erreur est survenue. Réessayez dans quelques minutes.',
} as const

type ShortKey = keyof typeof texts
type Prefixed<K extends string> = `${typeof messagePrefix}${K}`

export type MessageKey = Prefixed<ShortKey> | 'ERREUR_TECHNIQUE'

/** Full key of a message: `messageKey('DAC_BLOCAGE')`. */
export const messageKey = <const K extends ShortKey>(short: K): Prefixed<K> => `${messagePrefix}${short}`

/** The default message map. */
export const defaultMessages: Readonly<Record<MessageKey, string>> = {
  ERREUR_TECHNIQUE: 'Erreur technique, merci de vous reconnecter dans quelques minutes svp.',
  ...(Object.fromEntries(
    Object.entries(texts).map(([short, text]) => [messagePrefix + short, text]),
  ) as Record<Prefixed<ShortKey>, string>),
}
