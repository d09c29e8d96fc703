/**
 * What only the administration that runs the service can say, with what each says: settings of « configuration definir »,
 * that contents name between braces.
 */
export const mentions = {
  telephone: 'contact : numéro de téléphone de l’assistance',
  horaires: 'contact : horaires de l’assistance, par exemple « du lundi au vendredi, de 9 h à 17 h »',
  adressepostale: 'contact : adresse postale',
  courriel: 'contact : adresse électronique',
  bureaucomptes: 'compte individuel retraite : bureau qui examine les corrections',
  quisommesnous: 'nous connaître : qui rend ce service, en une phrase sans point final',
  administration: 'déclaration d’accessibilité : nom de l’administration',
  declarationcontact: 'déclaration d’accessibilité : à qui signaler un défaut, et comment',
  declarationdate:
    'déclaration d’accessibilité : jour où elle a été établie, par exemple « 2 novembre 2026 »',
  declarationderogations:
    'déclaration d’accessibilité : contenus dispensés pour charge disproportionnée, leur raison et ce qui les remplace',
  declarationexclus: 'déclaration d’accessibilité : contenus que la loi ne soumet pas à l’obligation',
  editeur: 'mentions légales : administration éditrice, son adresse et son téléphone',
  directionpublication: 'mentions légales : directrice ou directeur de la publication',
  hebergeur: 'mentions légales : nom, adresse et téléphone de l’hébergeur',
  responsabletraitement: 'données personnelles : responsable de traitement',
  delegueprotection:
    'données personnelles : déléguée ou délégué à la protection des données, et comment lui écrire',
  textestraitement:
    'données personnelles : textes propres à ce service, dont celui qui autorise l’usage du NIR',
  soustraitants: 'données personnelles : sous-traitants et hébergeur',
  dureesconservation:
    'données personnelles : durées de conservation des documents, des demandes et des journaux',
  disponibilitedocuments:
    'conditions d’utilisation : durée pendant laquelle les documents restent disponibles',
  dateconditions: 'conditions d’utilisation : date de leur dernière mise à jour',
  schemapersonne: 'schéma pluriannuel : personne chargée de l’accessibilité numérique',
  schemamoyens: 'schéma pluriannuel : moyens humains et budget',
  schemaformation: 'schéma pluriannuel : formation des équipes',
  schemamarches: 'schéma pluriannuel : prise en compte dans les marchés',
  schemareponses: 'schéma pluriannuel : organisation et délai de réponse aux demandes',
  schemaaudits: 'schéma pluriannuel : calendrier des audits',
  schemaannees: 'schéma pluriannuel : années couvertes',
  planactions: 'plan d’action : actions décidées, responsables et échéances',
  planaudit: 'plan d’action : date de l’audit de conformité',
  planbilan: 'plan d’action : bilan de l’année passée',
} as const

export type Mention = keyof typeof mentions

/** What is said of it, for those that are filled in. */
export type MentionsDites = Readonly<Partial<Record<Mention, string>>>

export const isMention = (cle: string): cle is Mention => Object.hasOwn(mentions, cle)

/** A line for each that is not filled in: where it is said and what it says, then the command that fills it in. */
export const commandesMentions = (cles: readonly Mention[]): readonly string[] =>
  cles.map((cle) => `  ${mentions[cle]}\n    npm run admin -- configuration definir ${cle} "…"`)
