import { a, bloc, type Content, content, p, ul } from '../blocks.ts'
import { filtresDeLaListe } from '#contract/documents/genres.ts'

/** Pension documents, and their filters. */
export const pension = {
  pension: {
    ...content(
      {
        asavoir: bloc(
          'À savoir',
          ul(
            'Un courriel vous prévient quand un document est déposé, si vous l’avez choisi dans votre profil.',
            'Seules les attestations fiscales peuvent être envoyées par courriel ; les autres documents se téléchargent.',
          ),
        ),
      },
      {
        listeVideTitre: 'Aucun document pour le moment',
        listeVide:
          'Aucun document de pension n’a encore été déposé dans votre espace. Un courriel vous préviendra dès que le premier sera disponible, si vous l’avez choisi dans votre profil.',
      },
    ),
    listeFiltre: filtresDeLaListe('pension'),
  } satisfies Content,

  titrepension: content({
    introduction: bloc(
      'Mon titre de pension',
      p(
        'Le titre de pension est la décision qui vous accorde votre pension. Il indique les services retenus, le mode de calcul, le montant brut à la date d’effet et vos voies de recours.',
      ),
      p(
        'Vérifiez-le dès sa réception. Si un élément vous paraît inexact, signalez-le sans attendre : les délais pour le contester sont écrits sur le titre lui-même.',
      ),
    ),
  }),

  remunerationpension: content({
    introduction: bloc(
      'Mes bulletins de pension',
      p(
        'Le bulletin de pension détaille le montant brut, les contributions sociales, l’impôt prélevé à la source et le montant versé.',
      ),
      p(
        `Le taux d’imposition est transmis par l’administration fiscale : pour le modifier, connectez-vous sur ${a('https://www.impots.gouv.fr/', 'impots.gouv.fr')}.`,
      ),
    ),
  }),
}
