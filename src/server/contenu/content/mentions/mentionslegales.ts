import { blocsDuJour } from '../../accessibilite/blocsDuJour.ts'
import { donneesAudit } from '../../accessibilite/accessibiliteDonnees.ts'
import { a, bloc, content, dit, numbered, p, ul } from '../../blocks.ts'

/** Legal notice, then the privacy paragraphs that the portal adds by context. */
export const mentionslegales = {
  mentionslegales: content({
    ...numbered('section', [
      bloc(
        'Éditeur',
        ul(
          `Administration éditrice, adresse et téléphone : ${dit('editeur')}.`,
          `Directrice ou directeur de la publication : ${dit('directionpublication')}.`,
        ),
      ),
      bloc('Hébergement', p(`Nom, adresse et téléphone de l’hébergeur : ${dit('hebergeur')}.`)),
      bloc(
        'Conception et code source',
        p(
          'Ce portail utilise le Système de design de l’État. Son code source est publié sous licence publique de l’Union européenne (EUPL 1.2).',
        ),
      ),
      bloc(
        'Contenus et liens',
        p(
          'Les informations générales de ce site peuvent être réutilisées librement, à condition de ne pas les altérer et d’en citer la source et la date. Les documents personnels ne concernent que leur titulaire.',
        ),
        p(
          'Les liens vers d’autres sites sont donnés pour information : l’éditeur n’est pas responsable de leur contenu.',
        ),
      ),
    ]),
    ...blocsDuJour(donneesAudit.date).mentionslegales,
    nonconnecte: bloc(
      'Vos données avant la connexion',
      p(
        'Vous pouvez lire les pages publiques sans vous identifier. Le serveur garde des journaux techniques, sans numéro de sécurité sociale ni mot de passe, pour assurer la sécurité du service.',
      ),
      p(
        'Quand vous vous connectez, créez votre espace ou demandez un nouveau mot de passe, les données saisies servent seulement à cette opération et à empêcher les accès frauduleux.',
      ),
    ),
    accueil: bloc(
      'Vos données dans votre espace',
      p(
        'Votre espace contient votre identité, votre numéro de sécurité sociale, vos coordonnées, vos notifications et les dates de vos dernières connexions. Elles servent à vous reconnaître, à vous prévenir d’un nouveau document et à vous permettre de repérer une connexion qui ne vient pas de vous.',
      ),
      p(
        `Vous pouvez les consulter et les télécharger depuis votre profil. ${a('/information/rgpd', 'Vos droits et comment les exercer')}.`,
      ),
    ),
    remuneration: bloc(
      'Vos données de rémunération',
      p(
        'Les documents de paie viennent de votre employeur : ils contiennent votre identité, votre grade, votre rémunération, vos cotisations et votre taux d’imposition. Ils ne sont remis qu’à vous, et l’envoi par courriel n’a lieu qu’à votre demande.',
      ),
    ),
    retraite: bloc(
      'Vos données de retraite',
      p(
        'Le compte individuel retraite, les simulations et les demandes contiennent votre carrière, votre situation familiale et, si vous les fournissez, des justificatifs qui peuvent concerner la santé ou le handicap. Ces justificatifs ne servent qu’à l’étude de vos droits et ne sont lus que par les agents chargés de votre dossier.',
      ),
    ),
    pension: bloc(
      'Vos données de pension',
      p(
        'Les documents de pension contiennent votre identité, le montant de votre pension, les prélèvements et votre taux d’imposition. Ils ne sont remis qu’à vous.',
      ),
    ),
  }),
}
