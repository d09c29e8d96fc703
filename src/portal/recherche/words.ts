import { listesDocument, type NomRubrique, nomsRubrique } from '#contract/documents/listes.ts'
import { compter } from '#rules/format/nombres.ts'

const nomsDesListes = Object.fromEntries(
  nomsRubrique.map((nom) => [nom, listesDocument[nom].titre]),
) as Record<NomRubrique, string>

/** Groups of what is found, in the order of the page. */
export const nomsGroupes = {
  ...nomsDesListes,
  documentsDemande: 'Documents de mes demandes de retraite',
  demandes: 'Mes demandes de retraite',
  corrections: 'Mes demandes de correction',
  messages: 'Mes messages',
  pages: 'Pages du site',
  aide: 'Aide',
} as const

const entreGuillemets = (texte: string) => `«\u00A0${texte}\u00A0»`

/** Sentences of the one search. */
export const rechercheMessages = {
  chapo: 'Dans vos documents, vos demandes, vos messages et l’aide.',
  libelle: 'Que cherchez-vous ?',
  exemples:
    'Un ou plusieurs mots, un mois, un montant, un numéro. Exemples : « bulletin 10/2025 », « impôt », « titre de pension », « 2 345,67 ».',
  resultats: 'Résultats',
  enCours: 'Recherche en cours…',
  compte: (total: number, texte: string, groupes: readonly (readonly [nom: string, total: number])[]) =>
    total === 0
      ? `Aucun résultat pour ${entreGuillemets(texte)}.`
      : `${compter(total, 'résultat')} pour ${entreGuillemets(texte)}\u00A0: ${groupes
          .map(([nom, nombre]) => `${nom} (${nombre})`)
          .join(', ')}.`,
  conseilsTitre: 'Que faire ?',
  conseils: [
    'Vérifiez l’orthographe, ou essayez un seul mot. Les accents et les majuscules ne comptent pas.',
    'Pour un bulletin, essayez son mois et son année : « octobre 2025 » ou « 10/2025 ».',
    'Pour un montant, saisissez-le tel qu’il figure sur le document, centimes compris.',
    'Le texte à l’intérieur des documents n’est pas lu\u00A0: seuls leur titre, leur nature et leur montant le sont.',
  ],
  plan: 'Parcourir le plan du site',
  ecrire: 'Écrire par la messagerie sécurisée',
  telecharger: 'Télécharger',
  telechargerNom: (nom: string, groupe: string) => `Télécharger ${nom}, ${groupe} (PDF, nouvel onglet)`,
  du: (date: string) => `Document du ${date}`,
  tous: (total: number, groupe: string) =>
    `Voir les ${total} documents trouvés dans ${entreGuillemets(groupe)}`,
  autres: (nombre: number, groupe: string) =>
    nombre === 1 ? `Voir l’autre résultat, ${groupe}` : `Voir les ${nombre} autres résultats, ${groupe}`,
  reste: (montres: number, total: number) =>
    `Les ${montres} premiers sur ${total}. Ajoutez un mot pour préciser.`,
  correction: 'demande de correction',
  envoyee: (date: string) => `Envoyée le ${date}`,
  dernierMessage: (date: string) => `Dernier message le ${date}`,
} as const
