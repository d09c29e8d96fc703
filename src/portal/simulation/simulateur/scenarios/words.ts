import { trimestres } from '#rules/format/durees.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import { NOM_MAXIMUM } from '#contract/simulation/simulateur.ts'

/** Sentences of what is kept of the simulator. */
export const scenariosMessages = {
  titre: 'Mes simulations',
  chapo:
    'Gardez jusqu’à quatre simulations, chacune avec le choix que vous voulez : pension entière, plus tard, retraite progressive ou rachat. Vous pourrez les comparer et les télécharger.',
  vide: 'Vous n’avez gardé aucune simulation.',
  lectureSeule: 'Votre espace est en lecture seule : vous ne pouvez pas garder de simulation.',
  nom: 'Intitulé de la simulation',
  choix: 'Choix à garder',
  choixAide: 'Ce que vous avez saisi, ou l’un des choix comparés ci-dessus.',
  choixSaisi: (choix: string) => `${choix} (votre saisie)`,
  nomAide: `${NOM_MAXIMUM} caractères au plus. Sans intitulé, elle portera ce qu’elle garde et sa date.`,
  nomParDefaut: (date: string) => `Départ le ${date}`,
  nomProgressive: (quotite: number, date: string) =>
    `Progressive à ${quotiteDite(quotite)}, puis départ le ${date}`,
  nomRachat: (nombre: number, option: number, date: string) =>
    `Rachat de ${trimestres(nombre)} (option ${option}), départ le ${date}`,
  nomNumerote: (nom: string, numero: number) => `${nom} (${numero})`,
  garder: 'Garder cette simulation',
  corriger: 'Corrigez d’abord les saisies signalées pour garder cette simulation.',
  complet: 'Vous gardez déjà quatre simulations. Supprimez-en une pour en garder une autre.',
  gardee: (nom: string) => `La simulation « ${nom} » est gardée.`,
  supprimee: (nom: string) => `La simulation « ${nom} » est supprimée.`,
  reprisePassee: (nom: string, date: string) =>
    `La date de « ${nom} » est passée : ses hypothèses sont reprises pour un départ le ${date}. Changez cette date si vous en voulez une autre.`,
  reprise: (nom: string) => `Les hypothèses de « ${nom} » sont reprises.`,
  legende: 'Comparaison de mes simulations',
  critere: 'Critère',
  motif: 'Motif',
  indice: 'Indice majoré',
  regles: 'Règles',
  actions: 'Actions',
  reprendre: 'Reprendre',
  reprendrePassee: 'Choisir une autre date',
  renommer: 'Renommer',
  nouveauNom: (nom: string) => `Nouvel intitulé de «\u00A0${nom}\u00A0»`,
  nouveauNomAide: `${NOM_MAXIMUM} caractères au plus.`,
  nomVide: 'Saisissez un intitulé, par exemple « À 65 ans ».',
  enregistrerNom: 'Enregistrer l’intitulé',
  garderNom: 'Ne pas renommer',
  renommee: (ancien: string, nom: string) => `La simulation « ${ancien} » s’appelle maintenant « ${nom} ».`,
  supprimer: 'Supprimer',
  retablir: (nom: string) => `Annuler la suppression de « ${nom} »`,
  retablie: (nom: string) => `La simulation « ${nom} » est de nouveau gardée.`,
  demander: 'Demander ma retraite à cette date',
  suivre: 'Suivre ma demande de retraite',
  action: (action: string, nom: string) => `${action} : ${nom}`,
  pdf: 'Télécharger le PDF',
  pdfNom: 'Télécharger le PDF de mes simulations (nouvel onglet)',
} as const
