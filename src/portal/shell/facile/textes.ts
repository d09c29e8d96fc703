import { paths } from '#portal/paths.ts'
import type { TexteFacile } from './texteFacile.ts'
import { demande, retraite } from './textesRetraite.ts'

const connexion: TexteFacile = {
  titre: 'Se connecter',
  idees: [
    {
      image: 'identite',
      phrases: [
        'Tapez votre identifiant.',
        'C’est votre numéro de sécurité sociale.',
        'Il a quinze caractères.',
      ],
    },
    {
      image: 'cadenas',
      phrases: ['Tapez votre mot de passe.', 'Vous l’avez oublié ?', 'Choisissez « Mot de passe oublié ? ».'],
    },
    {
      image: 'ecran',
      phrases: [
        'Une image montre parfois un code.',
        'Dans ce cas, recopiez le code.',
        'Vous pouvez aussi l’écouter.',
        'Le bouton s’appelle « Audio ».',
      ],
    },
    {
      image: 'reussite',
      phrases: [
        'Appuyez sur « Me connecter ».',
        'Un second code est parfois demandé.',
        'Votre espace s’ouvre ensuite.',
      ],
    },
  ],
}

const bulletins: TexteFacile = {
  titre: 'Trouver une fiche de paie',
  idees: [
    {
      image: 'document',
      phrases: ['Cette page montre vos bulletins de paie.', 'On dit aussi « fiche de paie ».'],
    },
    {
      image: 'calendrier',
      phrases: [
        'Vous avez des bulletins de plusieurs années ?',
        'Choisissez une année.',
        'La page montre les bulletins de cette année.',
      ],
    },
    {
      image: 'telecharger',
      phrases: ['Appuyez sur « Télécharger ».', 'Vous pouvez lire le bulletin.', 'Vous pouvez le garder.'],
    },
    {
      image: 'recherche',
      phrases: ['Vous cherchez un vieux bulletin ?', 'Utilisez la recherche de la page.'],
    },
  ],
}

const aide: TexteFacile = {
  titre: 'Avoir de l’aide',
  idees: [
    {
      image: 'information',
      phrases: [
        'Cette page répond à des questions.',
        'Appuyez sur une question.',
        'La réponse s’affiche dessous.',
      ],
    },
    {
      image: 'personnes',
      phrases: [
        'Vous ne trouvez pas ?',
        'Demandez à une personne.',
        'La page « Contact » dit comment faire.',
      ],
    },
  ],
}

const contact: TexteFacile = {
  titre: 'Nous contacter',
  idees: [
    {
      image: 'personnes',
      phrases: ['Une question sur votre paie ?', 'Demandez à votre service des ressources humaines.'],
    },
    {
      image: 'courrier',
      phrases: ['Une question sur votre retraite ?', 'Cette page dit comment nous joindre.'],
    },
    {
      image: 'cadenas',
      phrases: [
        'Ne donnez votre mot de passe à personne.',
        'Nous ne le demandons jamais au téléphone.',
        'Nous ne le demandons jamais dans un message.',
        'Tapez-le seulement sur ce site.',
      ],
    },
  ],
}

const accessibilite: TexteFacile = {
  titre: 'Un site pour tous',
  idees: [
    {
      image: 'accessibilite',
      phrases: [
        'Tout le monde doit pouvoir utiliser ce site.',
        'C’est la loi.',
        'Cette page dit où nous en sommes.',
      ],
    },
    {
      image: 'attention',
      phrases: [
        'Un défaut du site vous bloque ?',
        'Dites-le-nous.',
        'Nous cherchons une solution avec vous.',
      ],
    },
    {
      image: 'justice',
      phrases: ['Nous ne répondons pas bien ?', 'Écrivez au Défenseur des droits.', 'C’est gratuit.'],
    },
  ],
}

const droits: TexteFacile = {
  titre: 'Mes droits',
  idees: [
    {
      image: 'identite',
      phrases: [
        'Nous avons des informations sur vous.',
        'Par exemple : votre nom et votre paie.',
        'On les appelle « données personnelles ».',
      ],
    },
    {
      image: 'recherche',
      phrases: [
        'Vous pouvez voir ces informations.',
        'Vous pouvez en demander une copie.',
        'Vous pouvez faire corriger une erreur.',
      ],
    },
    {
      image: 'justice',
      phrases: [
        'Vos droits ne sont pas respectés ?',
        'Écrivez à la CNIL.',
        'La CNIL protège vos informations.',
      ],
    },
  ],
}

/** The pages that people need most, by their addresses. */
export const textesFaciles: Readonly<Record<string, TexteFacile>> = {
  [paths.accueilnonconnecte]: connexion,
  [paths.remunerationpaie]: bulletins,
  [paths.compteindividuelretraite]: retraite,
  [paths.demandedepartretraite]: demande,
  [paths.question('aidenonconnecte')]: aide,
  [paths.question('aideconnecte')]: aide,
  [paths.contact]: contact,
  [paths.accessibilite]: accessibilite,
  [paths.information('accessibilite')]: accessibilite,
  [paths.information('rgpd')]: droits,
}
