import { minuscule } from '#rules/format/typographie.ts'
import { compter } from '#rules/format/nombres.ts'

/** Words of the fields that take a date, an amount, a telephone number or an address. */
export const saisieMessages = {
  obligatoire: '(obligatoire)',
  /** What begins the title of the document while something on it is refused. */
  titreEnErreur: 'Erreur : ',
  dateAide: 'Format attendu : JJ/MM/AAAA, par exemple 05/09/1984.',
  calendrier: 'Choisir une date',
  ouvrirCalendrier: (label: string) => `Choisir dans le calendrier : ${minuscule(label)}`,
  fermerCalendrier: 'Fermer le calendrier',
  moisPrecedent: 'Mois précédent',
  moisSuivant: 'Mois suivant',
  mois: 'Mois',
  annee: 'Année',
  aujourdhui: (jour: string) => `${jour}, aujourd’hui`,
  telephoneAide: 'Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
  pays: 'Pays',
  voie: 'Numéro et nom de la voie',
  complement: 'Complément d’adresse',
  complementAide: 'Bâtiment, étage, lieu-dit, boîte postale.',
  codePostal: 'Code postal',
  codePostalFranceAide: 'Cinq chiffres, par exemple 44000.',
  codePostalAutreAide: 'Lettres, chiffres, tirets ou espaces.',
  commune: 'Commune',
  communeAide: 'Saisissez d’abord le code postal : les communes qui lui correspondent seront proposées.',
  ville: 'Ville',
  rechercheCommunes: 'Recherche des communes en cours…',
  communesProposees: (nombre: number) => `${compter(nombre, 'commune proposée', 'communes proposées')}.`,
  aucuneCommune: 'Aucune commune proposée pour cette saisie : vous pouvez saisir le nom de votre commune.',
  communesListe: 'Communes proposées',
  communesIndisponibles:
    'La liste des communes est momentanément indisponible. Saisissez le nom de votre commune en entier.',
  choisir: 'Choisissez dans la liste',
  choisirPartie: 'Choisissez',
  caracteresAuPlus: (nombre: number) => `${compter(nombre, 'caractère', 'caractères')} au plus.`,
  caracteresRestants: (nombre: number) => compter(nombre, 'caractère restant', 'caractères restants'),
  caracteresEnTrop: (nombre: number) => compter(nombre, 'caractère en trop', 'caractères en trop'),
} as const
