import { type Controle, server } from './Controle.ts'

const SECURITE = 'securite'
const FC = 'connexion/franceconnect/faults'
const RETOURS = 'connexion/franceconnect/returns'
const IDENTITE = 'inscription/identite/routes'

/** How people prove who they are: 19 to 31. */
export const preuves: readonly Controle[] = [
  {
    numero: 19,
    titre: 'argon2id, paramètres choisis, refait quand ils changent',
    preuves: [
      server('kit/password/password', 'at the least that OWASP asks'),
      server('connexion/locks/locks', 'hashed with former parameters'),
    ],
  },
  {
    numero: 20,
    titre: 'Connu ou inconnu : le même temps',
    preuves: [
      server(IDENTITE, 'as late'),
      server('kit/atSteps', 'neither before the step'),
      server('kit/password/password', 'takes as long to refuse'),
    ],
    reste: 'le temps de la connexion entière n’est pas mesuré ici, celui du mot de passe l’est',
  },
  {
    numero: 21,
    titre: 'Connu ou inconnu : la même réponse',
    preuves: [
      server('connexion/connexion', 'answers alike for an unknown person'),
      server('connexion/locks/locks', 'waits for someone unknown'),
      server('inscription/routes', 'answers alike'),
      server('inscription/routesSecrets', 'answers the last step alike'),
      server(IDENTITE, 'answers the same'),
    ],
  },
  {
    numero: 22,
    titre: 'Trois échecs, puis une attente, même au bon mot de passe',
    preuves: [
      server('connexion/connexion', 'wait from the third failure on'),
      server('connexion/connexion', 'outrun the lock'),
    ],
  },
  {
    numero: 23,
    titre: 'L’attaquant seul est bloqué',
    preuves: [
      server('connexion/locks/locks', 'failures of one network'),
      server('connexion/locks/locks', 'failures of many networks'),
      server('connexion/connexion', 'slows a network down'),
      server('connexion/facteurs/clesAcces', 'never shut'),
      server('connexion/facteurs/clesAcces', 'too many wait already'),
      server('connexion/franceconnect/routes', 'slows a network past its limit'),
      server('connexion/locks/spray', 'turns a sign-in away'),
    ],
  },
  {
    numero: 24,
    titre: 'Un captcha sert une fois, à temps, à un seul',
    preuves: [
      server('kit/captcha/captchas', 'accepts a captcha once'),
      server(SECURITE, 'with one captcha'),
      server('connexion/connexion', 'a replayed captcha'),
    ],
  },
  {
    numero: 25,
    titre: 'Règles du mot de passe, les mêmes des deux côtés',
    preuves: [
      ['src/rules/connexion/motDePasse.test.ts', ''],
      ['src/rules/connexion/motDePasseEvident.test.ts', ''],
      server('inscription/routesRefus', 'refuses what the rules refuse'),
      server('profil/routesSecurite', 'which the rules refuse'),
      server(IDENTITE, 'serves a link once'),
    ],
  },
  {
    numero: 26,
    titre: 'Mots de passe volés refusés',
    preuves: [server('connexion/compromission', ''), server('kit/password/newPassword', '')],
  },
  {
    numero: 27,
    titre: 'Liens : hachés, une fois, à temps, pour leur seul usage',
    preuves: [
      server('inscription/routes', 'opens a link once'),
      server('inscription/routesRefus', 'or of another kind'),
      server('profil/ibanAttente', 'keeps only the fingerprint'),
      server(IDENTITE, 'serves a link once'),
      server('servesOnce', ''),
      server('kit/session/otherKinds', 'opens nothing'),
      server('profil/routesSecurite', 'withdraws what waits'),
      server('admin/comptes/controlCompte', 'an intruder had asked for'),
    ],
  },
  {
    numero: 28,
    titre: 'Aucun jeton dans les journaux',
    preuves: [
      server('kit/http/log', 'says nothing of what an address asks'),
      server('kit/mail/sending/sendDue', 'says nothing of the mail'),
      server('kit/http/safety/reports', 'without what an address asks'),
    ],
  },
  {
    numero: 29,
    titre: 'Ce qui change l’accès est dit par courriel',
    preuves: [
      server(IDENTITE, 'both addresses are told'),
      server('connexion/franceconnect/routes', 'tells it by e-mail once'),
      server('connexion/facteurs/preuve', 'both addresses are told'),
      server('profil/ibanAttente', 'told at both addresses'),
      server('profil/routes', 'only once its link is opened'),
      server('profil/routes', 'that the second one leaves'),
    ],
  },
  {
    numero: 30,
    titre: 'FranceConnect falsifié est refusé',
    preuves: [
      server(FC, 'refuses another state'),
      server(FC, 'the code of another sign-in'),
      server(FC, 'on another nonce'),
      server(FC, 'forged'),
      server(FC, 'level below'),
      server(RETOURS, 'twenty times at once'),
      server(RETOURS, 'after a sign-out'),
      server(RETOURS, 'in the browser of someone else'),
    ],
  },
  {
    numero: 31,
    titre: 'Un compte lié par fournisseur et sujet',
    preuves: [
      server('connexion/franceconnect/storeFederation', 'by issuer and sub'),
      server('connexion/franceconnect/routes', 'does not let a homonym enter'),
      server(RETOURS, 'at the same instant'),
    ],
  },
]
