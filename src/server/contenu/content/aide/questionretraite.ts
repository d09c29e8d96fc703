import { FIN_PROGRESSIVE } from '#contract/demande/demandeTextes.ts'
import {
  AGE_PROGRESSIVE,
  QUOTITES_PROGRESSIVES,
  TRIMESTRES_PROGRESSIVE,
} from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { MOIS_AU_PLUS_TOT } from '#rules/demande/demandeDepart.ts'
import { moisDePreavis } from '#rules/demande/delaisLegaux.ts'
import { SIMULATOR_AGE } from '#rules/simulation/simulateur.ts'
import { a, bloc, p, questions, strong, ul } from '../../blocks.ts'
import { cumul } from './cumul.ts'

/** Questions on retirement. */
export const questionretraite = {
  questionretraite: questions('questionretraite', {
    age: bloc(
      'À quel âge puis-je partir ?',
      p(
        'L’âge dépend de votre date de naissance, de la catégorie de votre emploi (sédentaire, active ou super-active) et de votre situation : carrière longue, handicap, enfants. Le simulateur compare la date que vous choisissez à la plus proche possible, à la première sans décote et à celle du pourcentage maximum, quand elles existent ; celles qui tombent le même jour n’en font qu’une.',
      ),
      p(
        `Chaque date indique le texte dont elle vient. Si votre menu propose « Simuler ma retraite », ${a('/retraite/simulateur/dynamique', 'ouvrez le simulateur')}.`,
      ),
    ),
    simulateur: bloc(
      'Pourquoi le simulateur ne m’est-il pas proposé ?',
      p(
        `Il est ouvert à partir de ${SIMULATOR_AGE} ans, si votre administration a transmis votre compte individuel retraite.`,
      ),
      p(
        `En attendant, estimez votre retraite, tous régimes confondus, sur ${a('https://www.info-retraite.fr/', 'info-retraite.fr')}.`,
      ),
    ),
    calcul: bloc(
      'Comment ma pension est-elle calculée ?',
      p(
        `Dans le régime des fonctionnaires, la pension part du traitement indiciaire détenu depuis au moins ${loiDite.indiceTenu} à la fin de la carrière, sans les primes, sauf des indemnités propres à quelques corps, comme la police. Il est multiplié par un pourcentage qui dépend du nombre de trimestres, puis corrigé par la décote ou la surcote.`,
      ),
      ul(
        `${strong('Trimestres liquidables')} : ceux de la fonction publique, qui fixent le pourcentage.`,
        `${strong('Durée d’assurance')} : tous régimes confondus, elle décide de la décote, qui baisse la pension quand il manque des trimestres, ou de la surcote, qui l’augmente quand vous travaillez après l’âge légal avec tous vos trimestres.`,
        `${strong('Retraite additionnelle (RAFP)')} : elle vient en plus, et porte sur les primes.`,
      ),
    ),
    depot: bloc(
      'Quand dois-je déposer ma demande ?',
      p(
        `${strong(`Entre ${MOIS_AU_PLUS_TOT} et ${moisDePreavis()} mois avant la date choisie.`)} Plus tard, votre demande est acceptée, mais le premier versement risque d’être retardé. Vérifiez d’abord votre compte individuel retraite.`,
      ),
    ),
    erreur: bloc(
      'Mon compte individuel contient une erreur',
      p(
        'Choisissez « Corriger » sur la ligne concernée, indiquez les bonnes valeurs et joignez un justificatif. Avant l’envoi, l’effet estimé de la correction s’affiche, en trimestres et en euros par mois. Si « Corriger » ne vous est pas proposé, adressez-vous à votre service des ressources humaines.',
      ),
    ),
    progressive: bloc(
      'Qu’est-ce que la retraite progressive ?',
      p(
        `Elle permet de travailler à temps partiel en percevant une partie de sa pension. Il faut avoir au moins ${AGE_PROGRESSIVE} ans, justifier de ${TRIMESTRES_PROGRESSIVE} trimestres d’assurance tous régimes confondus, et travailler ${QUOTITES_PROGRESSIVES} % d’un temps plein, avec l’accord de l’employeur, ou occuper un emploi à temps incomplet.`,
      ),
      p('Votre pension complète est recalculée quand vous cessez définitivement votre activité.'),
      p(FIN_PROGRESSIVE),
    ),
    suivi: bloc(
      'Où en est ma demande ?',
      p(
        'Le suivi indique chaque étape, sa date et qui doit agir. Quand une pièce vous est demandée, déposez-la depuis le suivi : le traitement reprend dès sa réception.',
      ),
    ),
    annulation: bloc(
      'Puis-je annuler ma demande ?',
      p(
        'Oui, depuis le suivi, tant qu’elle est à l’étape « Demande reçue ». Ensuite, adressez-vous à votre service, par la messagerie sécurisée si elle vous est proposée. Le suivi d’une demande de retraite progressive annulée se ferme 7 jours après l’annulation.',
      ),
    ),
    rachat: bloc(
      'Racheter mes années d’études est-il utile ?',
      p(
        `Cela dépend : le rachat coûte d’autant plus cher qu’il est tardif ; racheter du taux n’apporte rien à un départ sans décote, ni de la durée à une pension déjà au pourcentage maximum. ${a('/calculette', 'Comparez les trois options de rachat')} : coût, gain mensuel et âge à partir duquel le rachat est rentabilisé.`,
      ),
    ),
    travail: bloc('Pourrai-je travailler une fois à la retraite ?', ...cumul),
  }),
}
