import { MOIS_AU_PLUS_TOT } from '#rules/demande/demandeDepart.ts'
import { moisDePreavis } from '#rules/demande/delaisLegaux.ts'
import { bloc, content, p, strong } from '../blocks.ts'

/** Introductions of the steps of the retirement request. */
export const demanderetraite = {
  demandedepartretraite2situation: content({
    introduction: bloc(
      'Votre situation',
      p(
        'Vérifiez votre identité, votre situation familiale, vos enfants, votre adresse et votre employeur. Ces informations servent à ouvrir vos droits et à calculer votre pension.',
      ),
      p('Votre saisie est gardée en brouillon : vous pouvez vous arrêter et reprendre plus tard.'),
    ),
    asavoir: bloc(
      'Vos enfants',
      p(
        'Indiquez tous les enfants que vous avez eus ou élevés, même s’ils sont adultes aujourd’hui : ils peuvent ouvrir des droits. Dites ensuite si ces informations sont complètes, ou si vous avez demandé une correction.',
      ),
    ),
  }),

  demandedepartretraite3depart: content({
    introduction: bloc(
      'Votre départ',
      p(
        `Choisissez la date et le motif de votre départ. ${strong(`Déposez votre demande entre ${MOIS_AU_PLUS_TOT} et ${moisDePreavis()} mois avant cette date`)}, pour que votre pension suive votre dernière paie sans interruption.`,
      ),
      p(
        'Certains motifs demandent des justificatifs : ils sont indiqués sous chaque motif, et vous les joindrez dans la suite de la demande.',
      ),
    ),
    asavoir: bloc(
      'Votre décision de partir',
      p(
        'Cette demande concerne votre pension. Informez aussi votre employeur de la date de votre départ : c’est lui qui met fin à vos fonctions (la radiation des cadres).',
      ),
    ),
  }),

  demandedepartretraite4pieces: content({
    introduction: bloc(
      'Vos pièces justificatives',
      p('Seules les pièces que vos réponses rendent nécessaires vous sont demandées.'),
      p('Un document photographié convient s’il est entier, net et lisible.'),
    ),
    asavoir: bloc(
      'Il vous manque une pièce ?',
      p(
        'Votre brouillon est gardé : revenez quand vous l’aurez. Une pièce oubliée vous sera demandée après l’envoi, ce qui allonge le traitement.',
      ),
    ),
  }),

  demandedepartretraite5recapitulatif: content({
    introduction: bloc(
      'Relire et envoyer',
      p(
        'Après l’envoi, un accusé de réception est à télécharger et le suivi s’ouvre sur votre tableau de bord.',
      ),
    ),
  }),
}
