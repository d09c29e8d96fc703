import { accesSimulateurMessages } from '#portal/components/words/estimation.ts'
import { ESSAIS_IBAN } from '#rules/profil/limitesIban.ts'

/** Sentences of the dashboard. */
export const tableauMessages = {
  nouveau: 'Nouveau',
  marquerLu: 'Marquer comme lu',
  marquerLuNom: (libelle: string) => `Marquer comme lu : ${libelle}`,
  termine: 'terminé le',
  chargement: 'Chargement de votre tableau de bord…',
  autres: 'À votre attention',
  aucun: 'Rien de nouveau.',
  nouveautes: (nombre: number) =>
    nombre === 1 ? 'Vous avez 1 nouveauté à lire.' : `Vous avez ${nombre} nouveautés à lire.`,
  rienDeNouveau: 'Rien de nouveau à lire.',
  etapesAFaire: 'Rien de nouveau à lire. Ce qui vous attend est dans « Mes prochaines étapes ».',
  aJour: 'Vous êtes à jour : rien ne demande votre attention.',
  ma: (demande: string) => `Ma ${demande}`,
  preparation: {
    titre: 'Préparer ma retraite',
    lien: 'Accéder',
    nom: 'Accéder à mon compte individuel retraite',
  },
  simulateur: {
    ...accesSimulateurMessages,
    titre: 'Simuler ma retraite',
    disponible: 'Simulez votre retraite dès maintenant',
  },
  faq: 'Consulter l’aide',
  aideIban: 'Où trouver mon IBAN ?',
  nouvelOnglet: 'nouvel onglet',
  telechargerNom: (libelle1: string, libelle2 = '') =>
    `${[libelle1, libelle2].filter((one) => one !== '').join(' ')} (télécharger le document, PDF, nouvel onglet)`,
  identite: {
    titre: 'Confirmer mon identité',
    texte: `Pour confirmer votre identité, complétez quatre chiffres de l’IBAN sur lequel votre paie ou votre pension est versée. Vous avez ${ESSAIS_IBAN} essais par jour.`,
    chargement: 'Chargement de votre IBAN masqué…',
    echecChargement:
      'Votre IBAN masqué n’a pas pu être chargé. Fermez cette fenêtre, puis réessayez dans quelques minutes.',
    valider: 'Valider',
    enCours: 'Vérification en cours…',
    annuler: 'Annuler',
    fermer: 'Fermer',
    refusTitre: 'Votre identité n’est pas confirmée',
    confirmeTitre: 'Identité confirmée',
    retour: 'Retour à l’accueil',
    remuneration: 'Voir ma rémunération',
  },
  iban: {
    motDePasse: 'Si ce compte n’est pas le vôtre, changez aussi votre mot de passe depuis',
    profil: 'votre profil',
    lectureSeule: 'Votre espace est en lecture seule : ce compte ne se change pas ici.',
    pasannule: 'Rien n’a été annulé : vérifiez ci-dessous l’IBAN enregistré.',
  },
} as const
