import { componentMessages } from '#portal/components/words/components.ts'
import { minuscule } from '#rules/format/typographie.ts'
import { dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import type { Duree } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { CE_QUE_SONT_LES_POINTS, POINTS_A_VERIFIER } from '#contract/carriere/constatEnMots.ts'

const SANS_DECOTE = 'd’assurance, mais grâce à votre âge, votre pension n’aura pas de décote'

/** Sentences of the individual retirement account. */
export const compteMessages = {
  lectureSeule:
    'Votre espace est en lecture seule : vous consultez votre compte, sans pouvoir le vérifier ni demander une correction. Si une ligne est inexacte, dites-le au service indiqué à la page Contact.',
  misAJour: (date: CalendarDate) =>
    `Compte mis à jour le ${dateEnChiffres(date)} par le Service des Retraites de l’État.`,
  telecharger: 'Télécharger mon compte (PDF, nouvel onglet)',
  comprendre: 'Comprendre ce compte, et le faire corriger',
  absent: {
    titre: 'Nous n’avons pas encore de compte à votre nom',
    explication:
      'Le Service des Retraites de l’État n’a pas reçu votre compte individuel retraite. C’est souvent le cas des agents contractuels, dont la retraite dépend d’un autre régime, et des agents recrutés récemment.',
    conseils: [
      'Demandez à votre service des ressources humaines si un compte doit être ouvert à votre nom.',
      'Si vous travaillez sous contrat, retrouvez votre carrière auprès du régime général et de l’Ircantec, la retraite complémentaire des agents contractuels.',
    ],
    public: 'Voir ma carrière, tous régimes confondus, sur info-retraite.fr',
    ecrire: componentMessages.ecrireAuService,
  },
  resume: {
    titre: 'En résumé',
    tableau: 'Vos trimestres',
    manquantsAujourdhui: (nombre: number, annuleeLe: CalendarDate | undefined) => {
      if (nombre === 0) return 'Vous avez déjà tous les trimestres requis pour une pension sans décote.'
      const dit = `À ce jour, il vous manque ${trimestres(nombre)} d’assurance`
      return annuleeLe === undefined
        ? `${dit} pour une pension sans décote.`
        : `${dit}. La décote a disparu, grâce à votre âge, depuis le ${dateEnChiffres(annuleeLe)} : ${nombre > 1 ? 'ils n’y changent rien, mais comptent' : 'il n’y change rien, mais compte'} encore dans la durée qui calcule votre pension.`
    },
    annulation: (date: CalendarDate) =>
      `Grâce à votre âge, une pension qui commence à partir du ${dateEnChiffres(date)} n’a pas de décote, même s’il manque des trimestres.`,
    ageAtteint: (date: CalendarDate) => `Vous pouvez partir à la retraite depuis le ${dateEnChiffres(date)}.`,
    aOuverture: (duree: Duree, date: CalendarDate) =>
      `Sauf départ anticipé, votre droit à pension s’ouvre à ${dureeEnLettres(duree)} : votre pension pourra commencer le ${dateEnChiffres(date)}.`,
    auxDeuxAns: (duree: Duree, date: CalendarDate) =>
      `Une pension de fonctionnaire demande ${loiDite.services}. Si vous continuez à travailler, vous les aurez à ${dureeEnLettres(duree)} : votre pension pourra commencer le ${dateEnChiffres(date)}.`,
    sansDeuxAns: `Une pension de fonctionnaire demande ${loiDite.services} : votre compte ne les a pas, et n’a pas de poste en cours qui les atteindrait. Sans eux, vos droits passent au régime général et à l’Ircantec. S’il manque des services à votre compte, demandez une correction.`,
    prevu: (date: CalendarDate, numero: string | undefined) =>
      numero === undefined
        ? `Dans votre demande en préparation, votre départ est le ${dateEnChiffres(date)}`
        : `Vous avez demandé à partir le ${dateEnChiffres(date)} (demande n° ${numero})`,
    manquantsPrevu: (depart: string, aujourdhui: number, nombre: number, annulee: boolean) => {
      if (aujourdhui === 0) return `${depart}.`
      return nombre === 0
        ? `${depart} : vous aurez alors tous les trimestres requis.`
        : `${depart} : il vous manquera alors ${trimestres(nombre)} ${annulee ? SANS_DECOTE : 'pour une pension sans décote'}.`
    },
    manquantsOuverture: (nombre: number, annulee: boolean) =>
      nombre === 0
        ? 'Si votre situation ne change pas d’ici là, vous aurez tous les trimestres requis.'
        : `Si votre situation ne change pas d’ici là, il vous manquera ${trimestres(nombre)}${annulee ? ` ${SANS_DECOTE}` : ''}.`,
    points: (nombre: number, signales: number) => {
      if (nombre === 0)
        return 'Nos vérifications automatiques n’ont rien trouvé à corriger dans votre compte.'
      const dit = `${nombre > 1 ? `${nombre} points sont` : 'Un point est'} à vérifier dans votre compte`
      if (signales === 0) return `${dit}.`
      return `${dit}. Vous avez demandé une correction pour ${signales > 1 ? `${signales} d’entre eux` : nombre > 1 ? 'l’un d’eux' : 'ce point'}.`
    },
    voirPoints: 'Voir ce qui est à vérifier',
    suite: 'Et ensuite',
    simuler: 'Simuler ma retraite : dates et montants à partir de ce compte',
    racheter: 'Racheter des années d’études : coût et gain',
    demander: 'Demander ma retraite',
    suivre: 'Suivre ma demande de retraite',
  },
  constats: {
    titre: POINTS_A_VERIFIER,
    aucun: 'Aucun point à vérifier.',
    intro: CE_QUE_SONT_LES_POINTS,
    numero: (numero: number) => `Point ${numero}`,
    signale: (numero: string, jour: string, etat: string) =>
      `Correction n° ${numero} demandée le ${jour} : ${minuscule(etat)}.`,
    pasEncoreAJour: 'Votre compte n’est pas encore mis à jour.',
    corriger: 'Demander une correction',
    corrigerNom: (numero: number) => `Demander une correction du point ${numero}`,
    ecrire: componentMessages.ecrireAuService,
    ecrireNom: (numero: number) => `${componentMessages.ecrireAuService} au sujet du point ${numero}`,
    sansMessagerie: 'Pour faire corriger un point, adressez-vous à votre service des ressources humaines.',
  },
  parcours: {
    titre: 'Votre carrière, année par année',
    affichage: 'Affichage de la carrière',
    vues: { frise: 'Frise', tableau: 'Tableau' },
    nomFrise: (premiere: number, derniere: number, points: number) => {
      const aVerifier = points > 1 ? `, avec ${points} points à vérifier` : ', avec un point à vérifier'
      return `Frise de votre carrière de ${premiere} à ${derniere}${points === 0 ? '' : aVerifier}. Les mêmes faits se lisent dans le tableau.`
    },
    defilement: 'Frise de votre carrière, à faire défiler',
    description:
      'Une barre par régime. Les numéros renvoient aux points à vérifier ; le tableau contient les mêmes faits.',
    descriptionSansPoint: 'Une barre par régime ; le tableau contient les mêmes faits.',
    fonctionPublique: 'Fonction publique',
    legende: 'Légende',
    legendeService: 'Période inscrite',
    legendeAnomalie: 'À vérifier (hachures et numéro du point)',
    legendeTableau: 'Votre carrière, période par période',
    colonnes: {
      regime: 'Régime',
      periode: 'Période',
      contenu: 'Ce que dit votre compte',
      points: 'À vérifier',
    },
    rien: 'Rien à signaler',
    point: (numero: number, phrase: string) => `Point ${numero} : ${phrase}`,
    manque: 'Aucune période',
    annees: (premiere: number, derniere: number) =>
      premiere === derniere ? `en ${premiere}` : `de ${premiere} à ${derniere}`,
    trimestres,
    vide: 'Aucune période ne peut être placée sur une frise.',
  },
} as const
