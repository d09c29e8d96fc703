import type { Primitive } from '../../.storybook/primitive.ts'
import { filesWith } from '../foundations/sources.ts'

const sansScript =
  'Le script du DSFR n’est pas chargé (décision 002) : on n’emploie rien de lui qui s’ouvre, se ferme ou se retire.'
const parFichier =
  'Il s’importe par son fichier, extension comprise ; « startReactDsfr » n’est jamais appelé, et « use client » est sans effet ici.'
const liens =
  'Un lien reçoit « to » et passe par le routeur, que « setLink » a donné une fois pour toutes (src/portal/shell/equip.tsx).'
const icones =
  'Une icône est une classe « fr-icon-… » du DSFR, décorative : le texte dit tout. La construction ne garde que celles que le code écrit.'
const etat = '« aria-invalid » est dit, vrai ou faux, sur un champ obligatoire (invalidOf).'
const erreurs =
  'Ses erreurs viennent de « useErrorState » : aucune région live, car le résumé des erreurs prend le focus et les a déjà dites.'
const aide =
  'L’aide n’est pas dans le nom du champ : « labelParts » et « heardAs » (hint.ts) la disent après lui, comme une description.'
const dansChamp = 'Un formulaire ne l’emploie pas lui-même : il prend le champ du portail qui l’enveloppe'

type Feuille = Omit<Primitive, 'nom' | 'emplois'>

const feuilles = {
  Alert: {
    but: 'Dire ce qui vient d’arriver : une réussite, un échec, un avertissement.',
    regles: [
      'QuietAlert, quand elle est là dès l’ouverture ; FocusedAlert, quand elle répond à un envoi ; elle-même, quand elle arrive pendant que l’on est ailleurs.',
      sansScript,
      parFichier,
    ],
    rgaa: ['7.5', '9.1', '3.1'],
    page: 'alerte',
  },
  Badge: {
    but: 'Dire un état en un mot ou deux, à côté de ce qu’il qualifie.',
    regles: ['La couleur ne dit rien que le mot ne dise.', icones, parFichier],
    rgaa: ['3.1', '3.2'],
    page: 'badge',
  },
  Button: {
    but: 'Tout bouton, et tout lien qui en a l’aspect.',
    regles: [
      'Le type est toujours écrit : « button », ou « submit » pour celui qui envoie.',
      'Un seul bouton principal par groupe.',
      liens,
      icones,
      parFichier,
    ],
    rgaa: ['3.2', '3.3', '7.1', '11.9'],
    page: 'bouton',
  },
  CallOut: {
    but: 'Mettre en avant ce qui remplace un contenu absent.',
    regles: ['Le niveau de son titre suit celui de la page : « titleAs ».', parFichier],
    rgaa: ['9.1'],
    page: 'mise-en-avant',
  },
  Checkbox: {
    but: 'Cocher une chose, ou plusieurs dans une liste.',
    regles: [
      `${dansChamp} : CheckboxesField ; une case seule est CheckboxField, que son erreur ne redessine pas.`,
      aide,
      parFichier,
    ],
    rgaa: ['11.1', '11.5', '11.6', '11.10'],
    page: 'case-a-cocher',
  },
  Footer: {
    but: 'Le pied de chaque page.',
    regles: [
      'Ses liens viennent du manifeste des pages, et la mention de conformité des audits : rien ne s’y écrit à la main.',
      'Le titre du lien de la marque contient ce qu’il montre.',
      liens,
      parFichier,
    ],
    rgaa: ['6.1', '9.2', '12.1'],
    page: 'pied-de-page',
  },
  FranceConnectButton: {
    but: 'Entrer par FranceConnect.',
    regles: [
      'Il ne se dessine que si l’administration a ouvert FranceConnect.',
      'Aucun autre bouton ne prend sa couleur ni sa marque.',
      parFichier,
    ],
    rgaa: ['6.1', '11.9', '13.2'],
    page: 'bouton-franceconnect',
  },
  Input: {
    but: 'Écrire un texte, sur une ligne ou plusieurs.',
    regles: [`${dansChamp} : TextField, TextAreaField et leurs pareils.`, erreurs, aide, etat, parFichier],
    rgaa: ['11.1', '11.2', '11.10', '11.11', '11.13'],
    page: 'champ-de-saisie',
  },
  Notice: {
    but: 'Dire, au-dessus de la page, ce qui vaut pour tout le service.',
    regles: ['Son niveau vient de l’administration : AlertBanner le traduit.', sansScript, parFichier],
    rgaa: ['3.1', '9.2'],
    page: 'bandeau-d-information-importante',
  },
  Pagination: {
    but: 'Passer d’une page à l’autre d’une longue liste.',
    regles: [
      'La page est dans l’adresse ; « defaultPage » n’est lu qu’une fois, d’où une clé de la page courante.',
      liens,
      parFichier,
    ],
    rgaa: ['6.1', '12.2', '12.8'],
    page: 'pagination',
  },
  RadioButtons: {
    but: 'Choisir une réponse parmi quelques-unes, toutes visibles.',
    regles: [`${dansChamp} : RadioField.`, erreurs, aide, parFichier],
    rgaa: ['11.1', '11.5', '11.6', '11.7', '11.10'],
    page: 'bouton-radio',
  },
  Select: {
    but: 'Choisir une réponse dans une liste longue.',
    regles: [
      `${dansChamp} : SelectField, ou SelectInput hors d’un formulaire.`,
      erreurs,
      aide,
      etat,
      'La liste est celle du navigateur : aucune liste dessinée ne la remplace.',
      parFichier,
    ],
    rgaa: ['11.1', '11.2', '11.10'],
    page: 'liste-deroulante',
  },
  SkipLinks: {
    but: 'Aller droit au contenu, au menu ou au pied.',
    regles: [
      'Chaque cible peut prendre le focus : « tabIndex={-1} ».',
      'Il est le premier de la page, et ne se voit qu’au focus.',
      parFichier,
    ],
    rgaa: ['12.7', '10.7'],
    page: 'liens-d-evitement',
  },
  Tag: {
    but: 'Filtrer une liste : une étiquette que l’on presse.',
    regles: [
      'FilterTags en fait une liste qui a un nom ; l’état pressé est dit par « aria-pressed ».',
      sansScript,
      parFichier,
    ],
    rgaa: ['3.1', '7.1', '9.3'],
    page: 'tag',
  },
} as const satisfies Readonly<Record<string, Feuille>>

/** What the page of a component of react-dsfr says: its record, and where the sources of the portal import it. */
export const primitive = (nom: keyof typeof feuilles): Primitive => ({
  nom,
  ...feuilles[nom],
  emplois: filesWith([`react-dsfr/${nom}\\.js`]),
})
