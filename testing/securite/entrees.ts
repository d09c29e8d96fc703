import { type Controle, server } from './Controle.ts'

const SECURITE = 'securite'
const CONFIRMATION = 'inscription/identite/confirmIdentity'

/** What comes in, and what is kept: 32 to 48. */
export const entrees: readonly Controle[] = [
  {
    numero: 32,
    titre: 'Ce qui n’est pas du schéma est refusé, jamais une erreur du serveur',
    preuves: [
      server(SECURITE, 'whatever is sent'),
      server(SECURITE, 'whatever an address asks'),
      server('connexion/connexionRefus', 'refuses unknown ones'),
    ],
  },
  { numero: 33, titre: 'SQL toujours paramétré', preuves: [server(SECURITE, 'never holds a text')] },
  {
    numero: 34,
    titre: 'Contenus publiés assainis',
    preuves: [
      server('admin/publication/publication', 'without what is dangerous'),
      server('admin/publication/publication', 'and tags in a title'),
      server('admin/publication/publication', 'refuses tags and unknown levels'),
      server('admin/publication/publication', 'replaces known messages only'),
    ],
  },
  {
    numero: 35,
    titre: 'Liens extérieurs : https, et sites permis',
    preuves: [
      ['src/portal/accueil/evenements/eventEffects.test.ts', ''],
      server('admin/configuration/configuration', 'only to the sites of the list'),
    ],
  },
  {
    numero: 36,
    titre: 'Fichiers : taille, nombre, type vrai, rien d’actif',
    preuves: [
      server('demande/pieces/routes', 'takes exactly'),
      server('demande/pieces/routes', 'takes 25 files'),
      server('demande/pieces/routes', 'would run when it opens'),
      server('demande/pieces/routes', 'larger than anyone opens'),
      server('demande/pieces/routes', 'identity is not confirmed'),
      server('kit/pieces/pieceType', ''),
      server('kit/pieces/contenu/activeContent', ''),
      server('kit/pieces/contenu/activeContentOdt', ''),
      server('kit/pieces/contenu/activeLinks', ''),
      server('kit/pieces/contenu/pictureSize', ''),
      server('kit/pieces/contenu/pdfActif', ''),
      server('kit/pieces/contenu/pdfReel', ''),
      server('demande/pieces/routesStockage', 'a gigabyte'),
      server('demande/pieces/routesStockage', 'two hundred files'),
      server('kit/pieces/receiveFiles', 'trickles in'),
      server('kit/pieces/receiveFiles', 'says to be too large'),
      server('kit/pieces/places', 'slow sendings'),
    ],
  },
  {
    numero: 37,
    titre: 'Antivirus, ou quarantaine',
    preuves: [
      server('kit/pieces/antivirus/antivirus', 'tells a clean file'),
      server('kit/pieces/antivirus/analyseUnknown', 'while no antivirus answers'),
      server('kit/pieces/keepPieces', 'infected'),
      server('demande/transmission/folder', 'in quarantine behind'),
    ],
  },
  {
    numero: 38,
    titre: 'Noms de fichiers sûrs',
    preuves: [
      server('documents/document', 'with a safe name'),
      server('demande/pieces/routes', 'with its name cleaned'),
      server('documents/archive/archiveIndex', ''),
    ],
  },
  {
    numero: 39,
    titre: 'Rien de privé dans un cache',
    preuves: [
      server('app', 'sends the security headers'),
      server('documents/document', 'never kept by a cache'),
      server('kit/http/site/site', 'and kept nowhere'),
      server('kit/http/site/site', 'for who asked only'),
    ],
  },
  {
    numero: 40,
    titre: 'Ni numéro ni IBAN dans la mémoire du navigateur',
    preuves: [['src/portal/inscription/dossier.test.ts', '']],
    parcours: 'a11y/journeys/connexion/refus.spec.ts',
  },
  {
    numero: 41,
    titre: 'Une erreur ne dit rien de l’intérieur',
    preuves: [server('app', 'hides what went wrong')],
  },
  {
    numero: 42,
    titre: 'Refus journalisés sans secret',
    preuves: [
      server('start/endings', ''),
      server('appGuards', 'tells no fault'),
      server('kit/faults/sourceLines', ''),
      server('kit/audit/audited', 'done or refused'),
      server('kit/audit/audited', 'never a number'),
      server('kit/audit/audited', 'nor hidden by strangers'),
      server('kit/audit/audited', 'refused to nobody'),
      server('connexion/connexionRefus', 'logs one that it refuses'),
      server('kit/http/safety/reports', 'are logged'),
    ],
    reste: 'le format de chaque ligne du journal n’est pas relu ici',
  },
  { numero: 43, titre: 'Une faute imprévue ferme proprement', preuves: [server('start/endings', '')] },
  {
    numero: 44,
    titre: 'IBAN : essais comptés, réponse constante',
    preuves: [
      server(CONFIRMATION, 'blocks after five wrong answers'),
      server('inscription/routes', 'answers alike'),
      server('inscription/routesRefus', 'too many wait already'),
      server('inscription/routesRefus', 'uses up nobody’s'),
      server('inscription/routesRefus', 'of one network too'),
      server('inscription/identite/inventedIban', ''),
    ],
  },
  {
    numero: 45,
    titre: 'Compteurs exacts en parallèle',
    preuves: [
      server('documents/envoimail/envoimailLimite', '25 requests at once'),
      server(SECURITE, 'twenty changes of one identifier'),
      server('kit/limits/growingWait', 'in parallel'),
    ],
  },
  {
    numero: 46,
    titre: 'Méthodes inutiles refusées',
    preuves: [server('connexion/connexionRefus', 'a wrong method')],
  },
  {
    numero: 47,
    titre: 'Adresse transmise : d’un mandataire de confiance seulement',
    preuves: [
      server(SECURITE, 'nobody vouches for'),
      server('appGuards', 'that this proxy tells'),
      server('kit/http/safety/hosts', ''),
    ],
  },
  {
    numero: 48,
    titre: 'Services extérieurs : adresses vérifiées au démarrage',
    preuves: [server('config/variables', '')],
  },
]
