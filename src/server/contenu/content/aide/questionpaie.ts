import { a, bloc, p, questions, strong, ul } from '../../blocks.ts'

/** Questions on pay. */
export const questionpaie = {
  questionremunerationpaie: questions('questionremunerationpaie', {
    documents: bloc(
      'Quels documents de paie sont disponibles ?',
      ul(
        `${strong('le bulletin de paie')}, chaque mois ;`,
        `${strong('le rappel')}, quand plusieurs mois sont régularisés d’un coup ;`,
        `${strong('le décompte d’indemnités')}, par exemple pour des frais de déplacement ;`,
        `${strong('l’attestation fiscale')}, chaque année, pour vérifier votre déclaration de revenus.`,
      ),
      p(
        'Les documents les plus récents s’affichent d’abord. Choisissez une autre année dans la liste pour voir les précédents.',
      ),
    ),
    dernierbulletin: bloc(
      'Mon dernier bulletin n’apparaît pas',
      p(
        'Votre employeur dépose les bulletins une fois la paie terminée : la date varie d’un employeur à l’autre. Un courriel vous prévient, si vous l’avez choisi dans votre profil. Si le bulletin manque encore après le versement de la paie suivante, adressez-vous à votre service des ressources humaines.',
      ),
    ),
    net: bloc(
      'Pourquoi le net a-t-il changé par rapport au mois dernier ?',
      p(
        'Dans « Ma rémunération », la comparaison met deux bulletins côte à côte, ligne par ligne, et explique les différences. Les causes les plus fréquentes :',
      ),
      ul(
        'un avancement, une prime, un changement de temps de travail ;',
        'une absence, ou un jour de retenue ;',
        'un changement de situation familiale ;',
        'un nouveau taux de prélèvement à la source ;',
        'un changement de cotisation, souvent en janvier.',
      ),
    ),
    netimposable: bloc(
      'Quelle est la différence entre net à payer et net imposable ?',
      p(
        'Le net à payer est la somme versée sur votre compte. Le net imposable est le montant retenu pour l’impôt : il comprend des cotisations qui ne sont pas déductibles, si bien que les deux montants diffèrent.',
      ),
    ),
    taux: bloc(
      'Comment modifier mon taux de prélèvement à la source ?',
      p(
        `Seule l’administration fiscale peut le modifier, à votre demande, depuis votre espace sur ${a('https://www.impots.gouv.fr/', 'impots.gouv.fr')}. Votre employeur applique le taux qu’il reçoit ; le changement apparaît sur un bulletin suivant.`,
      ),
    ),
    compte: bloc(
      'Comment changer le compte où ma paie est versée ?',
      p(
        `Ouvrez ${a('/profil', 'votre profil')}, section « Coordonnées bancaires ». Ne fermez pas l’ancien compte avant d’avoir vu un versement sur le nouveau.`,
      ),
    ),
    ancienemployeur: bloc(
      'Puis-je retrouver les bulletins d’un ancien employeur ?',
      p(
        'Oui, si cet employeur les a déposés dans ce service. Sinon, demandez-les-lui directement : ils peuvent être nécessaires pour votre retraite.',
      ),
    ),
  }),
}
