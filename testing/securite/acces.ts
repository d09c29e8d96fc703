import { type Controle, server } from './Controle.ts'

const IDENTITE = 'inscription/identite/routes'
const CONFIRMATION = 'inscription/identite/confirmIdentity'

/** Who may do what, and what answers carry: 1 to 18. */
export const acces: readonly Controle[] = [
  {
    numero: 1,
    titre: 'Chaque appel privé refuse un inconnu',
    preuves: [server('app', 'refuses a stranger'), server('appGuards', 'has no address')],
  },
  {
    numero: 2,
    titre: 'Chaque service a sa propre clé',
    preuves: [server('app', 'needs its service'), server('app', 'by its own flag')],
  },
  {
    numero: 3,
    titre: 'Nul ne lit ce qui est à un autre',
    preuves: [
      server('appartenance', ''),
      server('documents/document', 'another person’s document'),
      server('accueil/routes', 'does not find another person’s'),
      server(CONFIRMATION, 'is not found for the event of someone else'),
    ],
  },
  {
    numero: 4,
    titre: 'La lecture seule n’écrit rien',
    preuves: [
      server('writings', 'refused to a read-only account'),
      server('writings', 'is all of what is posted'),
      server('profil/routesSecurite', 'read-only account change nothing'),
      server('accueil/routes', 'read-only account and marks nothing'),
      server('demande/pieces/routes', 'read-only accounts'),
    ],
  },
  {
    numero: 5,
    titre: 'Un changement de droits vaut à la requête suivante',
    preuves: [server('accueil/routes', 'applies a change of rights')],
  },
  {
    numero: 6,
    titre: 'Les réponses n’ont que les champs déclarés',
    preuves: [
      ['src/contract/contract.test.ts', 'names every field of what is answered'],
      server('kit/http/answer', 'and no other that a row had'),
    ],
  },
  {
    numero: 7,
    titre: 'L’IBAN n’est jamais entier dans une réponse ni un courriel',
    preuves: [
      server('readings', 'never has an IBAN whole'),
      server(CONFIRMATION, 'its last three characters'),
      server('inscription/routesRefus', 'keeps no password and no IBAN'),
      server('profil/ibanAttente', 'without any IBAN'),
    ],
  },
  {
    numero: 8,
    titre: 'Identifiant de session aléatoire, gardé haché',
    preuves: [
      server('kit/session/sessions', 'never stores the token'),
      server('connexion/connexion', 'cookies that scripts cannot read'),
      server('kit/secrets', 'has 256 bits'),
    ],
  },
  {
    numero: 9,
    titre: 'Nouvelle session à la connexion, l’ancienne meurt',
    preuves: [
      server('connexion/session', 'gives a new session at each sign-in'),
      server('connexion/franceconnect/routes', 'ends the former one of the browser'),
    ],
  },
  {
    numero: 10,
    titre: 'La session expire, inactive ou non',
    preuves: [
      server('connexion/session', 'ends an idle session'),
      server('connexion/session', 'ends any session after eight hours'),
    ],
  },
  {
    numero: 11,
    titre: 'La déconnexion ferme la session du serveur',
    preuves: [server('connexion/session', 'signs out')],
  },
  {
    numero: 12,
    titre: 'Mot de passe ou identifiant changé, premier second facteur : les autres sessions se ferment',
    preuves: [
      server('profil/routesSecurite', 'ends the other sessions'),
      server('connexion/facteurs/secondFacteur', 'ends the sessions that a password alone'),
      server(IDENTITE, 'every session ends'),
      server('connexion/connexion', 'replaced while it waited'),
    ],
  },
  {
    numero: 13,
    titre: 'Cookies __Host-, Secure, HttpOnly, SameSite',
    preuves: [
      server('kit/http/cookies', 'of this host alone'),
      server('connexion/connexion', 'cookies that scripts cannot read'),
      server('config', 'keeps cookies Secure'),
    ],
  },
  {
    numero: 14,
    titre: 'Une écriture venue d’un autre site est refusée',
    preuves: [
      server('writings', 'is refused whatever it is'),
      server('connexion/connexionRefus', 'refuses a write that another site makes'),
      server('documents/document', 'nor from another site'),
    ],
  },
  {
    numero: 15,
    titre: 'Lire ne change rien',
    preuves: [
      server('readings', 'answers, and changes nothing'),
      server('readOnly', 'every reading answers as before'),
    ],
  },
  {
    numero: 16,
    titre: 'En-têtes de sécurité sur toute réponse',
    preuves: [
      server('kit/http/safety/security', 'from being framed'),
      server('app', 'sends the security headers'),
      server('app', 'with the security headers'),
      server('kit/http/safety/refuseConnection', ''),
    ],
  },
  {
    numero: 17,
    titre: 'Aucune violation de la politique de contenu',
    preuves: [
      server('kit/http/safety/security', 'lets no text become a script'),
      server('kit/http/safety/reports', 'are logged'),
    ],
    parcours: 'a11y/journeys (chaque parcours refuse une erreur de la console)',
  },
  {
    numero: 18,
    titre: 'Les empreintes de la politique sont celles de la page',
    preuves: [server('kit/http/site/site', 'by its hash alone')],
  },
]
