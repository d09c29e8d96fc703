import { a, bloc, type Content, content, numbered, p, strong, ul } from '../blocks.ts'
import { filtresDeLaListe } from '#contract/documents/genres.ts'

const articles = [
  bloc(
    'Lire mon bulletin de paie',
    p(
      'Le bulletin part de votre traitement brut, qui dépend de votre indice et de votre temps de travail. Il y ajoute vos primes et indemnités, puis retire vos cotisations et, à la fin, l’impôt prélevé à la source.',
    ),
    p(
      `Deux montants sont à ne pas confondre : ${strong('le net à payer')}, versé sur votre compte, et ${strong('le net imposable')}, qui sert au calcul de l’impôt.`,
    ),
  ),
  bloc(
    'Pourquoi mon net a changé',
    p(
      'Un changement d’échelon, de temps de travail, de prime, de situation familiale ou de taux d’imposition modifie le montant versé. Un rappel peut aussi régulariser plusieurs mois d’un coup.',
    ),
    p(
      'Comparez les deux derniers bulletins ligne par ligne : la différence apparaît le plus souvent sur une seule ligne.',
    ),
  ),
  bloc(
    'Déclarer mes revenus',
    p(
      'L’attestation fiscale récapitule le net imposable de l’année et l’impôt déjà prélevé. Utilisez-la pour vérifier les montants de votre déclaration préremplie.',
    ),
  ),
]

const infosPratiques = [
  bloc(
    'Comment savoir qu’un nouveau document est arrivé ?',
    p(
      'La mention « Nouveau » apparaît sur votre tableau de bord. Si vous l’avez choisi dans votre profil, un courriel vous est aussi envoyé : il ne contient jamais de montant.',
    ),
  ),
  bloc(
    'Combien de temps garder mes bulletins ?',
    p(
      'Téléchargez vos bulletins et gardez-les au moins jusqu’au calcul définitif de votre retraite : ils prouvent vos services et votre rémunération.',
    ),
  ),
  bloc(
    'Que faire si un montant me paraît faux ?',
    p(
      'Votre employeur calcule votre paie : adressez-vous d’abord au service des ressources humaines ou au bureau de gestion indiqué sur votre bulletin. Joignez-lui le document concerné.',
    ),
  ),
  bloc(
    'Puis-je recevoir un document par courriel ?',
    p(
      'Oui pour les attestations fiscales : le bouton « Envoyer par mail » est à côté du document quand l’envoi est possible. Les autres documents se téléchargent.',
    ),
  ),
  bloc(
    'Mon taux d’imposition a changé',
    p(
      `Le taux est transmis à votre employeur par l’administration fiscale. Pour le modifier ou le comprendre, connectez-vous à votre espace sur ${a('https://www.impots.gouv.fr/', 'impots.gouv.fr')}.`,
    ),
  ),
  bloc(
    'Le document ne s’ouvre pas',
    ul(
      'Le document s’ouvre dans un nouvel onglet : autorisez les fenêtres surgissantes pour ce site.',
      'Les documents sont au format PDF : votre navigateur ou un lecteur de PDF suffit.',
      'Si le message « momentanément indisponible » s’affiche, réessayez un peu plus tard.',
    ),
  ),
]

/** Pay: explanations, practical information, and the filters of the documents. */
export const remuneration = {
  remunerationpaie: {
    ...content(
      { ...numbered('article', articles), ...numbered('infopratique', infosPratiques) },
      {
        listeVideTitre: 'Aucun document pour le moment',
        listeVide:
          'Les documents en cours de traitement, s’il y en a, apparaîtront ici dès qu’ils seront prêts. Un courriel vous préviendra du premier, si vous l’avez choisi dans votre profil.',
      },
    ),
    listeFiltre: filtresDeLaListe('remunerationpaie'),
  } satisfies Content,
}
