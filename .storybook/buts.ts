/** What each screen is for, by the title of its stories; all else that its page says comes from the manifest of pages. */
export const buts: Readonly<Record<string, string>> = {
  'Écrans/AccueilConnecte':
    'Voir d’un coup d’œil ce qui est nouveau et ce qui reste à faire, confirmer son identité, signaler un nouvel IBAN.',
  'Écrans/AccueilNonConnecte':
    'Entrer dans son espace, par identifiant et mot de passe ou par FranceConnect.',
  'Écrans/AccueilNonConnecte/SecondFacteur':
    'Prouver que l’on est bien soi, après le mot de passe, par un code ou une clé d’accès.',
  'Écrans/AccueilNonConnecte/UnCode':
    'Donner le code du second facteur quand le formulaire de connexion est parti sans JavaScript.',
  'Écrans/Arrivee': 'Recevoir qui vient d’un lien envoyé par courriel, et dire ce que ce lien a fait.',
  'Écrans/Comparaison': 'Comprendre ce qui change d’un bulletin à un autre, ligne par ligne.',
  'Écrans/Compléter une demande de correction':
    'Joindre ce que le bureau demande pour traiter une correction.',
  'Écrans/Compte individuel retraite': 'Lire ce que l’administration sait de sa carrière, et le vérifier.',
  'Écrans/Compte individuel retraite, départ prévu': 'Vérifier son compte quand un départ est déjà prévu.',
  'Écrans/Compte individuel retraite, vérification': 'Dire que son compte est juste, ou ce qui ne l’est pas.',
  'Écrans/Correction du compte individuel retraite':
    'Dire ce qui est faux ou manque dans sa carrière, pièces à l’appui.',
  'Écrans/Correction du compte individuel retraite/Reprise':
    'Retrouver une demande de correction laissée en chemin.',
  'Écrans/Demande de retraite': 'Demander sa retraite, étape par étape, et reprendre un brouillon.',
  'Écrans/Demande de retraite/Confirmation': 'Savoir que la demande est partie, et ce qui vient ensuite.',
  'Écrans/Demande de retraite/Départ': 'Choisir la date et le motif de son départ.',
  'Écrans/Demande de retraite/Pièces': 'Joindre les pièces que la demande appelle.',
  'Écrans/Demande de retraite/Préparation': 'Savoir ce qu’il faut avoir sous la main avant de commencer.',
  'Écrans/Demande de retraite/Récapitulatif': 'Relire toutes ses réponses, les modifier, puis envoyer.',
  'Écrans/Demande de retraite/Votre situation':
    'Dire sa situation familiale, ses coordonnées et ses enfants.',
  'Écrans/Demande de retraite/Vérification du compte': 'Vérifier sa carrière avant de demander sa retraite.',
  'Écrans/Demande de retraite progressive/Envoi': 'Relire sa demande de retraite progressive et l’envoyer.',
  'Écrans/Demande de retraite progressive/Reprise':
    'Reprendre une demande de retraite progressive, ou la recommencer.',
  'Écrans/Demande de retraite progressive/Situation': 'Dire sa situation pour une retraite progressive.',
  'Écrans/Demande de retraite progressive/Temps partiel':
    'Dire le temps de travail que l’on demande à garder.',
  'Écrans/Demande à la messagerie': 'Lire une conversation avec son bureau, y répondre, la clore.',
  'Écrans/DemandeEnvoiMail': 'Envoyer un document à l’une de ses adresses électroniques.',
  'Écrans/DocumentEmployeur': 'Retrouver les documents déposés par son employeur, et les télécharger.',
  'Écrans/Erreur': 'Dire que quelque chose n’a pas fonctionné, et par où continuer.',
  'Écrans/Information': 'Lire ce que l’administration publie sur le service, ses obligations et vos droits.',
  'Écrans/Inscription': 'Créer son espace : dire qui l’on est, puis le prouver.',
  'Écrans/Inscription, suite': 'Finir de créer son espace : coordonnées, mot de passe, relecture.',
  'Écrans/Introuvable': 'Dire que l’adresse ne mène nulle part, et par où continuer.',
  'Écrans/Messagerie': 'Voir ses conversations avec son bureau, et en commencer une.',
  'Écrans/MotDePasseOublie': 'Demander un lien pour choisir un nouveau mot de passe.',
  'Écrans/Notifications': 'Relire tout ce que le portail a signalé, et marquer ce qui est lu.',
  'Écrans/Nouvelle demande à la messagerie': 'Écrire à son bureau, avec des pièces s’il le faut.',
  'Écrans/Pension': 'Retrouver ses bulletins et son titre de pension, et les télécharger.',
  'Écrans/PlanDuSite': 'Voir toutes les pages que l’on peut ouvrir.',
  'Écrans/Profil': 'Voir et changer ses coordonnées, ses choix et ce que le portail sait de soi.',
  'Écrans/Profil/Securite': 'Protéger son accès : mot de passe, seconds facteurs, connexions.',
  'Écrans/ProfilModifications': 'Changer une coordonnée du profil, et savoir si c’est enregistré.',
  'Écrans/Question': 'Trouver la réponse à une question fréquente.',
  'Écrans/Rachat d’études': 'Savoir ce que coûterait le rachat d’années d’études.',
  'Écrans/Rachat d’études avec un compte':
    'Savoir ce que coûterait le rachat d’années d’études, à partir de sa propre carrière.',
  'Écrans/Recherche': 'Chercher dans tout l’espace : pages, documents, questions.',
  'Écrans/RemunerationPaie': 'Retrouver ses bulletins de paie et ses attestations, et les télécharger.',
  'Écrans/Shell': 'Ce qui entoure chaque page : en-tête, menu, pied, fenêtres et annonces.',
  'Écrans/Simulateur': 'Estimer le montant de sa retraite selon la date de départ, et comparer ses choix.',
  'Écrans/Suivi de la demande de retraite': 'Savoir où en est sa demande, y joindre une pièce, l’annuler.',
  'Écrans/Suivi de la demande de retraite progressive':
    'Savoir où en est sa demande de retraite progressive, y joindre une pièce, l’annuler.',
}
