import { minuscule } from '#rules/format/typographie.ts'
import type { EtapeInscription } from '#portal/paths.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { ESSAIS_IBAN } from '#rules/profil/limitesIban.ts'
import { HEURES_LIEN_CREATION } from '#rules/connexion/liens.ts'

const etapes = {
  identite: 'Identité',
  verification: 'Vérification',
  coordonnees: 'Coordonnées',
  motdepasse: 'Mot de passe',
  recapitulatif: 'Récapitulatif',
  confirmation: 'Confirmation',
} as const satisfies Readonly<Record<EtapeInscription, string>>

/** What the heading says of a step, before the page; nothing at the first. */
const etapeDite = (etape: EtapeInscription): string | undefined => {
  if (etape === 'identite') return undefined
  return etape === 'confirmation' ? 'Un courriel vous a été envoyé' : etapes[etape]
}

/** Words of the creation of an account. */
export const inscriptionMessages = {
  etapes,
  etapeDite,
  /** Title of the page of a step: its rank, and what its heading says (RGAA 8.6). */
  titreEtape: (etape: EtapeInscription) => {
    const names = Object.keys(etapes)
    const rank = names.indexOf(etape) + 1
    return `${etapesMessages.etat(rank, names.length)} : ${etapeDite(etape) ?? etapes[etape]}`
  },
  continuer: 'Continuer',
  enCours: 'Envoi en cours…',
  reprise: 'Reprenez à cette étape : ce qui la suit n’a pas été conservé.',
  repriseMotDePasse: 'Par sécurité, votre mot de passe n’est pas conservé : saisissez-le de nouveau.',
  abandonner: 'Abandonner et effacer ma saisie',
  refusTitre: 'Cette étape n’a pas abouti',
  nomNaissance: 'Nom de naissance',
  prenom: 'Prénom',
  prenomAide: 'Votre premier prénom, comme sur votre pièce d’identité.',
  dateNaissance: 'Date de naissance',
  naissanceTitre: 'Votre date de naissance diffère de votre numéro',
  naissanceTexte:
    'L’année ou le mois de naissance ne correspond pas au numéro de sécurité sociale. Vérifiez-les. S’ils sont exacts, comme il arrive pour certains numéros d’outre-mer, choisissez de nouveau « Continuer ».',
  verification: {
    chapo: `Pour vérifier votre identité, complétez l’IBAN du compte sur lequel votre paie ou votre pension est versée. Vous avez ${ESSAIS_IBAN} essais par jour.`,
    verifier: 'Vérifier',
    faite: 'La vérification est faite. Vous pouvez continuer.',
    sansRib: 'Je n’ai pas mon RIB sous la main',
    sansRibTitre: 'Vous pouvez vérifier votre identité plus tard',
    sansRibTexte:
      'Votre espace fonctionnera dès sa création, mais vos documents de paie et de pension attendront que vous ayez confirmé votre identité, depuis votre tableau de bord.',
  },
  recapitulatif: {
    chapo: 'Vérifiez vos informations avant de créer votre espace.',
    modifier: 'Modifier',
    modifierNom: (etape: string) => `Modifier : ${minuscule(etape)}`,
    nir: 'Numéro de sécurité sociale',
    verifiee: 'Identité vérifiée par l’IBAN.',
    aVerifier: 'Identité à confirmer depuis votre tableau de bord, avec votre RIB.',
    choisi: 'Votre mot de passe est choisi. Il n’est jamais affiché ici.',
    conditions: 'J’accepte les conditions générales d’utilisation',
    lireConditions: 'Lire les conditions générales d’utilisation (nouvel onglet)',
    creer: 'Créer mon espace',
    aCorriger: (etapesFautives: string) => `Corrigez avec « Modifier » : ${etapesFautives}.`,
  },
  confirmation: {
    envoye: 'Un courriel vous a été envoyé à',
    suite: 'Que faire maintenant ?',
    conseils: [
      `Ouvrez ce courriel et suivez le lien qu’il contient : il est valable ${HEURES_LIEN_CREATION} heures et ne sert qu’une fois.`,
      'Si vous ne le trouvez pas, regardez parmi les courriers indésirables (spams).',
      'Connectez-vous ensuite avec votre numéro de sécurité sociale et votre mot de passe.',
    ],
    renvoyer: 'Renvoyer le courriel',
    attente: 'Patientez avant de demander un nouvel envoi.',
    reste: (duree: string) => `Encore ${duree}.`,
    renvoye: 'Un nouveau courriel vous a été envoyé.',
  },
} as const
