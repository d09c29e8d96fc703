import { dureesSession } from '#server/kit/session/lives.ts'
import { a, bloc, content, dit, h3, numbered, p, strong, ul } from '../blocks.ts'
import { serviceIndique } from './serviceIndique.ts'

const SERVICE_INDIQUE = `Adressez-vous ${serviceIndique}.`

/** Whom to ask about one’s retirement, which depends on who asks. */
const retraite = (voie: string) =>
  bloc(
    'Une question sur votre retraite ou votre pension',
    p(
      `${voie} ${strong('N’envoyez pas votre numéro de sécurité sociale ni votre IBAN par courriel ordinaire.')}`,
    ),
    p(
      `Le site public ${a('https://retraitesdeletat.gouv.fr/', 'retraitesdeletat.gouv.fr')} répond aux questions sur les pensions de l’État, et dit comment joindre le Service des Retraites de l’État.`,
    ),
  )

/** Who we are, what the service does, how to reach us. */
export const information = {
  presentation: content(
    numbered('section', [
      bloc(
        'À quoi sert ce service ?',
        p(
          'Espace agent public est le portail personnel et sécurisé des agents publics et des pensionnés. Il réunit au même endroit votre paie, votre pension, les documents de votre employeur et votre retraite.',
        ),
      ),
      bloc(
        'Ce que vous pouvez y faire',
        h3('Vous travaillez'),
        ul(
          'consulter et télécharger vos bulletins de paie, rappels et attestations fiscales, un par un ou plusieurs à la fois ;',
          'retrouver un document par son titre ou son montant, et comparer deux bulletins ligne par ligne ;',
          'vous envoyer une attestation fiscale par courriel ;',
          'consulter les documents déposés par votre employeur ;',
          'mettre à jour vos coordonnées.',
        ),
        h3('Vous préparez votre retraite'),
        ul(
          'vérifier votre compte individuel retraite et demander une correction ;',
          'simuler votre pension ;',
          'demander votre retraite ou votre retraite progressive, et suivre votre demande.',
        ),
        h3('Vous êtes à la retraite'),
        ul(
          'consulter, comparer et télécharger vos bulletins de pension, votre titre de pension et vos attestations fiscales.',
        ),
        h3('À tout moment'),
        p(
          'Écrire à votre service par la messagerie sécurisée et y joindre des documents, si ce service vous est ouvert.',
        ),
        p(
          'Les rubriques affichées dépendent de votre situation et des services ouverts par votre administration.',
        ),
      ),
      bloc(
        'Comment y accéder ?',
        p(
          `L’accès est gratuit. ${a('/inscription/identite', 'Créez votre espace')} avec votre numéro de sécurité sociale et le RIB du compte où votre paie ou votre pension est versée. Le service fonctionne sur ordinateur, tablette et téléphone, sans application à installer.`,
        ),
      ),
      bloc(
        'Vos données sont protégées',
        p(
          `La connexion est chiffrée, la session se ferme après ${dureesSession.inactive} sans activité, et chaque document n’est ouvert qu’à son titulaire. ${a('/information/rgpd', 'Comment vos données personnelles sont traitées')}.`,
        ),
      ),
    ]),
  ),

  nousconnaitre: content(
    numbered('section', [
      bloc('Qui sommes-nous ?', p(`${dit('quisommesnous')}.`)),
      bloc(
        'Qui fait quoi ?',
        ul(
          `${strong('Votre employeur')} établit votre paie et vos actes de carrière.`,
          `${strong('Le Service des Retraites de l’État')} étudie les demandes de retraite et établit les titres de pension.`,
          `${strong('Ce portail')} met leurs documents à votre disposition et leur transmet vos demandes. Il ne calcule ni votre paie ni votre pension définitive.`,
        ),
      ),
      bloc(
        'Nos engagements',
        ul(
          'des mots simples, et le calcul de chaque estimation expliqué ;',
          `un service utilisable par tous : ${a('/information/accessibilite', 'où nous en sommes de l’accessibilité')} ;`,
          'aucune publicité, aucune revente de données ;',
          'un code source ouvert, sous licence publique de l’Union européenne (EUPL 1.2).',
        ),
      ),
    ]),
  ),

  contact: content(
    {
      ...numbered('section', [
        bloc(
          'Nous joindre',
          ul(
            `Téléphone : ${dit('telephone')}.`,
            `Horaires : ${dit('horaires')}.`,
            `Adresse postale : ${dit('adressepostale')}.`,
            `Courriel : ${dit('courriel')}.`,
          ),
        ),
        bloc(
          'Une question sur votre paie, vos documents ou votre carrière',
          p(
            'Adressez-vous au service des ressources humaines de votre employeur, ou au bureau de gestion indiqué sur votre bulletin de paie : il calcule votre paie, établit vos documents et tient votre dossier.',
          ),
        ),
      ]),
      visiteur: retraite(
        `Si la messagerie sécurisée vous est proposée, connectez-vous puis ouvrez-la en haut de la page, ou dans le menu sur un petit écran : votre demande, ses pièces jointes et sa réponse restent dans votre espace. Elle ne vous est pas proposée ? ${SERVICE_INDIQUE}`,
      ),
      messagerie: retraite(
        'Écrivez par la messagerie sécurisée : votre demande, ses pièces jointes et sa réponse restent dans votre espace.',
      ),
      sansmessagerie: retraite(SERVICE_INDIQUE),
      connexion: bloc(
        'Une difficulté pour vous connecter',
        p(
          `${a('/question/aidenonconnecte', 'L’aide à la connexion')} répond aux cas les plus fréquents : identifiant, mot de passe oublié, accès bloqué.`,
        ),
      ),
      douteux: bloc(
        'Vous avez reçu un message douteux ?',
        p(
          'Nous ne demandons jamais votre mot de passe ni vos coordonnées bancaires complètes par courriel, SMS ou téléphone. N’ouvrez pas le lien : tapez vous-même l’adresse de ce site dans votre navigateur.',
        ),
      ),
    },
    {
      telephone: dit('telephone'),
      horaires: dit('horaires'),
      adresse: dit('adressepostale'),
      courriel: dit('courriel'),
    },
  ),
}
