/** Words by which designers look for a component, beside its name: the search of the library finds them. */
export const alias: Readonly<Record<string, string>> = {
  'Composants/Accordion': 'accordéon, déplier, replier',
  'Composants/AlertBanner': 'bandeau d’information, alerte du service',
  'Composants/AnswerBlock': 'récapitulatif, réponse, modifier',
  'Composants/ArchiveNotice': 'archive, document ancien',
  'Composants/AudioButton': 'bouton, écouter, son',
  'Composants/Avis': 'je donne mon avis, satisfaction',
  'Composants/BackToTop': 'retour en haut, lien',
  'Composants/BankAccounts': 'comptes bancaires, RIB',
  'Composants/Captcha': 'code de sécurité, image, son',
  'Composants/ChartWithTable': 'graphique, courbe, barres, tableau',
  'Composants/ContentBlocks': 'contenu éditorial, texte, titre',
  'Composants/CopyButton': 'bouton, copier, presse-papiers',
  'Composants/DataTable': 'tableau, colonnes, lignes',
  'Composants/DocumentList': 'liste de documents, bulletin, fiche de paie',
  'Composants/DraftStatus': 'brouillon, enregistrement',
  'Composants/ErrorPage': 'page d’erreur, introuvable',
  'Composants/EventList': 'événements, notifications',
  'Composants/Facts': 'liste de définitions, chiffres clés',
  'Composants/Figure': 'montant, source, explication',
  'Composants/FilterTags': 'filtre, étiquette, tag',
  'Composants/FocusedAlert': 'alerte, message, confirmation',
  'Composants/IbanInput': 'IBAN, RIB, compte bancaire, champ',
  'Composants/LoadFailure': 'échec de chargement, réessayer',
  'Composants/MaskedIban': 'IBAN masqué, RIB',
  'Composants/NirInput': 'numéro de sécurité sociale, NIR, champ',
  'Composants/OpenForm': 'bouton, ouvrir un document, téléchargement',
  'Composants/Page': 'gabarit, titre de page',
  'Composants/PasswordStrength': 'mot de passe, robustesse, jauge',
  'Composants/PortalModal': 'fenêtre, dialogue, modale, boîte de dialogue',
  'Composants/QuietAlert': 'alerte, message, avertissement',
  'Composants/Reserves': 'réserves, estimation',
  'Composants/Retablir': 'annuler, rétablir, supprimer',
  'Composants/RichText': 'texte mis en forme, contenu',
  'Composants/ScrollRegion': 'défilement, tableau large',
  'Composants/SearchBar': 'recherche, champ',
  'Composants/SessionDialog': 'session, expiration, dialogue',
  'Composants/Skeleton': 'chargement, attente, squelette',
  'Composants/Status': 'message de statut, annonce, lecteur d’écran',
  'Composants/StatusTracker': 'suivi, étapes, avancement',
  'Composants/Warnings': 'avertissements, points à vérifier',
  'Formulaire/AddressField': 'adresse postale, champ',
  'Formulaire/AddressInput': 'adresse postale, commune, code postal',
  'Formulaire/CaptchaField': 'code de sécurité, champ',
  'Formulaire/CheckboxField': 'case à cocher',
  'Formulaire/CheckboxesField': 'cases à cocher, choix multiple',
  'Formulaire/DateField': 'date, calendrier, champ',
  'Formulaire/DateInput': 'date, calendrier, champ',
  'Formulaire/DraftNotice': 'brouillon, reprise',
  'Formulaire/ErrorSummary': 'résumé des erreurs, formulaire refusé',
  'Formulaire/FieldGroup': 'groupe de champ, étiquette, erreur',
  'Formulaire/Fieldset': 'groupe de champs, légende',
  'Formulaire/FileInput': 'fichier, pièce jointe, téléversement',
  'Formulaire/MonthInput': 'mois, année, date',
  'Formulaire/NewPasswordFields': 'nouveau mot de passe, confirmation',
  'Formulaire/NewPasswordForm': 'nouveau mot de passe, formulaire',
  'Formulaire/NirField': 'numéro de sécurité sociale, champ',
  'Formulaire/PasswordField': 'mot de passe, afficher, champ',
  'Formulaire/RadioField': 'bouton radio, choix unique',
  'Formulaire/RepeatedGroup': 'groupe répété, ajouter, retirer',
  'Formulaire/SelectField': 'liste déroulante, choix',
  'Formulaire/StepButtons': 'bouton, étape suivante, précédente',
  'Formulaire/TextAreaField': 'zone de texte, message',
  'Formulaire/TextField': 'champ de texte, saisie',
  'Formulaire/Parties/Calendar': 'calendrier, jours',
  'Formulaire/Parties/CommuneInput': 'commune, ville, liste de choix, combobox',
  'Formulaire/Parties/PasswordRules': 'mot de passe, règles',
  'Formulaire/Parties/SelectInput': 'liste déroulante',
  'Formulaire/Parties/StepHeading': 'titre d’étape, étape sur',
}

/** Id of the stories of a file, from its own title: aliases leave the addresses as they are. */
export const storyFileId = (title: string): string => title.toLowerCase().replaceAll('/', '-')

/** Writes that id in each file whose title has aliases: the browser would make it from the longer title. */
export const keptIds = {
  name: 'kept-ids',
  enforce: 'pre' as const,
  transform: (code: string, file: string): string | undefined => {
    if (!file.endsWith('.stories.tsx')) return undefined
    const [written = '', title = ''] = /^ {2}title: '([^']+)',$/m.exec(code) ?? []
    return title in alias ? code.replace(written, `${written} id: '${storyFileId(title)}',`) : undefined
  },
}

/** Title under which the search finds a component; its addresses stay those of its own title. */
export const searchedTitle = (title: string): string => {
  const words = alias[title]
  return words === undefined ? title : `${title} (${words})`
}
