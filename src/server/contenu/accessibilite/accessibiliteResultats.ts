import { dateEnLettres } from '#rules/format/dates.ts'
import { motsConformite, tauxConformite } from '#rules/contenu/accessibilite.ts'
import type { Paragraphe } from '#contract/contenu/contenu.ts'
import type { DonneesLues } from './accessibiliteDonnees.ts'
import { bloc, dit, h3, p, strong, ul } from '../blocks.ts'

const RAISONS = {
  'aucun-audit': `, car ${strong('aucun audit de conformité n’a encore été réalisé')}`,
  'audit-incomplet': `, car ${strong('l’audit de conformité n’a pas encore vu toutes les pages de l’échantillon')}`,
  'audit-perime': `, car ${strong('le dernier audit de conformité a plus de trois ans')}`,
  'referentiel-remplace': `, car ${strong('le référentiel de son dernier audit est remplacé depuis plus de dix-huit mois')}`,
  decompte: '',
} as const

/** State of conformity, and why. */
export const etatDeConformite = ({ conformite, referentiel }: DonneesLues): Paragraphe =>
  bloc(
    'État de conformité',
    p(
      `Espace agent public est ${strong(motsConformite[conformite.etat])} avec le référentiel général d’amélioration de l’accessibilité (RGAA), version ${referentiel}${RAISONS[conformite.raison]}.`,
    ),
  )

const SANS_TAUX = {
  'audit-incomplet':
    'L’audit de conformité, fait par des personnes, n’est pas terminé : il n’y a pas de taux à donner.',
  sans: 'Aucun audit de conformité, fait par des personnes, n’est consigné : il n’y a pas de taux à donner.',
} as const

const auditDesPersonnes = ({ conformite: { audit: fait, raison, echeance } }: DonneesLues): string =>
  fait === null
    ? p(SANS_TAUX[raison === 'audit-incomplet' ? raison : 'sans'])
    : p(
        `L’audit commencé le ${dateEnLettres(fait.date)} trouve ${fait.criteresValides} critères respectés sur ${fait.criteresApplicables} applicables, soit ${tauxConformite(fait)} %.`,
      ) +
      (echeance && raison === 'decompte' ? p(`Ce résultat vaut jusqu’au ${dateEnLettres(echeance)}.`) : '')

const machine = ({
  themes,
  largeurs,
  modes,
  etats,
  visites,
  echecs,
  indecis,
  criteres,
}: DonneesLues): string =>
  ul(
    `états de pages et de composants visités : ${etats}, vus ${visites} fois en tout ;`,
    `thèmes : ${themes.join(', ')} ; largeurs : ${largeurs.map((largeur) => `${largeur} px`).join(', ')} ; autres modes : ${modes.map(nomDuMode).join(', ') || 'aucun'} ;`,
    `critères qui reçoivent au moins un contrôle automatique : ${criteres.controles} sur ${criteres.total} ;`,
    ...(criteres.semes === undefined
      ? []
      : [
          `défauts que nous avons semés pour mesurer ces contrôles : ${criteres.trouves ?? 0} trouvés sur ${criteres.semes} ;`,
        ]),
    `échecs connus : ${echecs} ;`,
    `résultats que la machine n’a pas pu décider : ${indecis} ;`,
    `critères sans objet dans les états visités : ${criteres.nonApplicables.length}.`,
  )

const MODES: Readonly<Record<string, string>> = {
  'couleurs-forcees': 'couleurs forcées',
  'mouvement-reduit': 'mouvement réduit',
}

const nomDuMode = (mode: string) => MODES[mode] ?? mode

/** What was tested: by people, then by the machine, and in which version. */
export const resultatsDesTests = (donnees: DonneesLues): Paragraphe =>
  bloc(
    'Résultats des tests',
    auditDesPersonnes(donnees),
    h3('Contrôles automatiques'),
    p(
      `Ces résultats sont ceux de la ${strong(`version ${donnees.version} du ${dateEnLettres(donnees.date)}`)} (révision ${donnees.commit.slice(0, 12)} du code source). Le service a pu changer depuis.`,
    ),
    p('Ils aident à repérer des défauts, mais ils ne mesurent pas la conformité. Voici ce qu’ils ont vu :'),
    machine(donnees),
  )

/** How the statement was made: date, technologies, environment, tools and pages. */
export const etablissement = ({
  date,
  navigateur,
  outils,
  essais,
  pages,
  echantillon,
  conformite: { audit },
}: DonneesLues): Paragraphe =>
  bloc(
    'Établissement de cette déclaration',
    p(`Cette déclaration a été établie le ${dit('declarationdate')}.`),
    p(`Les résultats donnés plus haut sont du ${dateEnLettres(date)}.`),
    h3('Technologies utilisées'),
    ul('HTML5', 'CSS', 'JavaScript', 'WAI-ARIA', 'PDF'),
    h3('Environnement de test'),
    ul(
      `${navigateur}, piloté par la machine.`,
      ...(essais.length > 0
        ? essais
        : ['Aucun essai avec des technologies d’assistance n’a encore été consigné.']),
    ),
    h3('Outils'),
    ul(...Object.entries(outils).map(([nom, version]) => `${nom} ${version}`)),
    ...(audit === null ? [] : [h3('Pages vérifiées par des personnes'), ul(...echantillon)]),
    h3('Pages vérifiées par la machine'),
    pages.length > 0 ? ul(...pages) : p('Aucune page n’a encore été vérifiée.'),
  )
