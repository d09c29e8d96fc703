import { minuscule } from '#rules/format/typographie.ts'

/**
 * Words of the fields that take files. Names of files are quoted as they are. A file that the server has is « ajouté »: it
 * is sent with its form only, and « envoyé » would let people leave before.
 */
export const fichiersMessages = {
  aide: (formats: string, taille: string, nombre: number) =>
    `Formats acceptés : ${formats}. Taille maximale : ${taille} par fichier. ${nombre} fichiers au plus.`,
  liste: (label: string) => `Fichiers ajoutés : ${minuscule(label)}`,
  enCours: (pourcentage: number) => `Envoi en cours, ${pourcentage} %`,
  envoye: 'Ajouté',
  echec: 'L’envoi a échoué. Réessayez, ou supprimez ce fichier.',
  attente: 'Un fichier est encore en cours d’envoi. Attendez la fin de son envoi, ou supprimez-le.',
  progression: (nom: string) => `Envoi de ${nom}`,
  reessayer: 'Réessayer',
  reessayerNom: (nom: string) => `Réessayer : ${nom}`,
  supprimer: 'Supprimer',
  supprimerNom: (nom: string) => `Supprimer : ${nom}`,
  retablir: (nom: string) => `Annuler la suppression de « ${nom} »`,
  statutRetabli: (nom: string) => `Le fichier « ${nom} » est de nouveau joint.`,
  refusFormat: (nom: string, formats: string) =>
    `Le fichier « ${nom} » n’a pas été ajouté : son format n’est pas accepté. Choisissez un fichier ${formats}.`,
  refusTaille: (nom: string, taille: string) =>
    `Le fichier « ${nom} » n’a pas été ajouté : il dépasse ${taille}. Réduisez-le ou séparez-le en plusieurs fichiers.`,
  refusVide: (nom: string) =>
    `Le fichier « ${nom} » n’a pas été ajouté : il est vide. Vérifiez-le, puis choisissez-le à nouveau.`,
  refusNombre: (nom: string, nombre: number) =>
    `Le fichier « ${nom} » n’a pas été ajouté : vous avez atteint ${nombre} fichiers. Supprimez-en un pour l’ajouter.`,
  statutDepart: (nombre: number) =>
    nombre === 1 ? 'Envoi d’un fichier commencé.' : `Envoi de ${nombre} fichiers commencé.`,
  statutEnvoye: (nom: string) => `Le fichier « ${nom} » est ajouté.`,
  statutEnvoyes: (envoyes: number, nombre: number) =>
    envoyes === nombre
      ? `Les ${nombre} fichiers sont ajoutés.`
      : `Fichiers ajoutés : ${envoyes} sur ${nombre}.`,
  statutEchec: (nom: string, raison = 'Vous pouvez réessayer.') =>
    `L’envoi du fichier « ${nom} » a échoué. ${raison}`,
  statutSupprime: (nom: string) => `Le fichier « ${nom} » est supprimé.`,
} as const
