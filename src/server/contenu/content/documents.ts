import { LIMITE_ENVOIS } from '#contract/documents/limites.ts'
import { bloc, type Content, content, p, strong, ul } from '../blocks.ts'
import { filtresDeLaListe } from '#contract/documents/genres.ts'

/** Employer documents with their filters, and sending a document by mail. */
export const documents = {
  documentemployeur: {
    ...content(
      {
        introduction: bloc(
          'Les documents de votre employeur',
          p(
            'Votre employeur dépose ici les actes de votre carrière : arrêtés, comptes rendus d’entretien professionnel, attestations.',
          ),
        ),
        asavoir: bloc(
          'Un document manque ou contient une erreur ?',
          p(
            'Adressez-vous au service des ressources humaines qui l’a établi : lui seul peut le déposer ou le corriger.',
          ),
        ),
      },
      {
        listeVideTitre: 'Aucun document pour le moment',
        listeVide:
          'Votre employeur n’a pas encore déposé de document. Un courriel vous préviendra dès que le premier sera disponible, si vous l’avez choisi dans votre profil.',
      },
    ),
    listeFiltre: filtresDeLaListe('documentemployeur'),
  } satisfies Content,

  demandeenvoimail: content({
    introduction: bloc(
      'À qui puis-je envoyer un document ?',
      p(
        `Le courriel part vers ${strong('une adresse de votre profil')}, et aucune autre. Pour envoyer le document à quelqu’un d’autre, téléchargez-le puis joignez-le vous-même à un message.`,
      ),
    ),
    asavoir: bloc(
      'Avant d’envoyer',
      ul(
        'Vérifiez votre adresse dans votre profil.',
        'Une attestation fiscale contient des données personnelles : évitez une adresse professionnelle ou partagée.',
        `Vous pouvez demander ${LIMITE_ENVOIS} envois par jour. Si la limite est atteinte, téléchargez le document.`,
      ),
    ),
  }),

  envoimail: content({
    introduction: bloc(
      'Si le courriel n’arrive pas',
      p(
        'Le courriel part dans les minutes qui suivent. S’il n’arrive pas, regardez dans les courriers indésirables, puis vérifiez votre adresse dans votre profil. Vous pouvez aussi télécharger le document depuis la liste.',
      ),
    ),
  }),
}
