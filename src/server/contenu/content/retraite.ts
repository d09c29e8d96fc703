import { SIMULATOR_AGE } from '#rules/simulation/simulateur.ts'
import { a, bloc, content, dit, p, strong, ul } from '../blocks.ts'

/** Retirement: account, simulator, buy-back of study years, follow-up. */
export const retraite = {
  compteindividuelretraite: content(
    {
      introduction: bloc(
        'Votre compte individuel retraite',
        p(
          'Ce compte rassemble ce que votre administration connaît de votre carrière : services, grades et indices, temps de travail, enfants, bonifications, périodes dans d’autres régimes. Votre pension sera calculée à partir de lui. S’il vous manque des trimestres d’assurance à votre départ, elle peut être réduite : c’est la décote.',
        ),
        p(
          `${strong('Vérifiez-le plusieurs années avant votre départ')} : une période ancienne est plus facile à justifier quand vous avez encore les documents.`,
        ),
      ),
      asavoir: bloc(
        'Une information est inexacte ou manque ?',
        p(
          'Demandez une correction depuis la ligne concernée, et joignez un justificatif. Le bureau compétent examine votre demande ; son avancement s’affiche ici. Si la demande de correction ne vous est pas proposée, adressez-vous à votre service des ressources humaines.',
        ),
      ),
    },
    { service: dit('bureaucomptes') },
  ),

  simulateur: content({
    introduction: bloc(
      'Simuler ma retraite',
      p(
        'Le simulateur part de votre compte individuel retraite et des règles en vigueur. Changez la date de départ, l’indice ou le temps de travail à venir : le montant suit aussitôt, avec son calcul et les textes dont il vient.',
      ),
    ),
  }),

  simulationerreur: content({
    introduction: bloc(
      'Le simulateur n’est pas disponible pour vous',
      p('Le simulateur est ouvert aux agents qui remplissent ces conditions :'),
      ul(
        `avoir ${SIMULATOR_AGE} ans ou plus ;`,
        'avoir un compte individuel retraite connu de ce service ;',
        'avoir accès au service de simulation.',
      ),
      p(
        `Vous pouvez estimer votre retraite, tous régimes confondus, sur le site public ${a('https://www.info-retraite.fr/', 'info-retraite.fr')}.`,
      ),
    ),
  }),

  rachatetude: content({
    introduction: bloc(
      'Racheter des années d’études',
      p(
        'Vous pouvez racheter, sous conditions, des années d’études supérieures pour augmenter votre nombre de trimestres. Ce calcul vous montre le coût et l’effet de chaque option.',
      ),
      ul(
        'Option 1 : augmenter la durée qui sert à calculer la pension.',
        'Option 2 : réduire la décote, sans changer cette durée.',
        'Option 3 : les deux à la fois.',
      ),
    ),
    asavoir: bloc(
      'Avant de vous décider',
      p(
        'Un rachat n’est pas toujours utile : racheter du taux n’apporte rien à un départ sans décote, ni de la durée à une pension déjà au pourcentage maximum. Comparez le coût au gain mensuel. Le résultat est indicatif : seul le devis que votre administration vous remet fait foi.',
      ),
    ),
  }),

  suividepartretraite: content({
    lire: bloc(
      'Lire le suivi',
      p(
        'Chaque étape indique sa date, qui doit agir (vous, votre employeur ou le Service des Retraites de l’État) et le document à télécharger quand il y en a un. Un courriel vous prévient à chaque changement, si vous avez choisi d’en recevoir dans votre profil.',
      ),
      p(
        `${strong('Une pièce vous est demandée ?')} Déposez-la depuis cette page, si le dépôt vous y est proposé : le traitement reprend dès sa réception.`,
      ),
    ),
    decompte: bloc(
      'Décompte et titre de pension',
      p(
        'Le décompte détaille ce qui entre dans le calcul de votre pension. Lisez-le dès qu’il est disponible : si une information est inexacte, dites-le à votre service, qui vous adresse un décompte corrigé. Pour une pension entière, le titre de pension est ensuite la décision qui fixe vos droits.',
      ),
    ),
    annulation: bloc(
      'Annuler une demande',
      p(
        'Tant que la demande est à l’étape « Demande reçue », vous pouvez l’annuler ici, en disant pourquoi. Ensuite, adressez-vous à votre service.',
      ),
    ),
  }),
}
