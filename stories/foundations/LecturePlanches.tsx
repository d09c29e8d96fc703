import { Planche, Tableau } from './Planche.tsx'

const parties = [
  ['Fondations', 'Ce dont le portail est fait : couleurs, typographie, espacements, icônes, illustrations.'],
  ['DSFR', 'Les composants de react-dsfr que le portail emploie, et les règles qu’il s’y donne.'],
  ['Composants', 'Chaque composant, seul, dans chacun de ses états. Aucun n’appelle le serveur.'],
  ['Formulaire', 'Les champs et les formulaires, avec leurs erreurs.'],
  ['Écrans', 'Les pages entières, une histoire par situation, avec des réponses d’exemple du serveur.'],
  ['Règles', 'Les règles de gestion, montrées par ce qu’elles calculent.'],
] as const

/** What the library is. */
export const AccueilPlanche = () => (
  <Planche
    titre="Bibliothèque de l’Espace agent public"
    chapo="Les composants du portail, composés avec le Système de design de l’État (DSFR)."
  >
    <h2>Comment la lire</h2>
    <Tableau legende="Parties de la bibliothèque" colonnes={['Partie', 'Contenu']} lignes={parties} />
    <p>
      La page de documentation d’un composant dit à quoi il sert, quand choisir autre chose, ce qu’il fait au
      clavier, ce qu’un lecteur d’écran en dit, les critères du RGAA qui le concernent et ses limites connues.
    </p>
    <p>
      Chaque histoire est aussi un test : un défaut d’accessibilité que la machine reconnaît la fait échouer.
      La barre d’outils change de thème et de largeur.
    </p>
  </Planche>
)

const modes = [
  ['Thème sombre', 'Le menu « Thème » de la barre d’outils.'],
  [
    'Couleurs forcées',
    'Le réglage de contraste du système, ou « forced-colors » dans les outils du navigateur.',
  ],
  ['320 px', 'La largeur « 320 px » de la barre d’outils.'],
  ['400 %', 'Le zoom du navigateur : une fenêtre de 1280 px n’a plus que 320 px de large.'],
] as const

const requetes = [
  ['Couleurs forcées', '(forced-colors: active)'],
  ['Contraste renforcé', '(prefers-contrast: more)'],
  ['Mouvement réduit', '(prefers-reduced-motion: reduce)'],
  ['Thème sombre du système', '(prefers-color-scheme: dark)'],
  ['320 px ou moins', '(max-width: 320px)'],
] as const

/** Ways to display the portal, and which of them is on. */
export const ModesPlanche = () => (
  <Planche titre="Modes d’affichage" chapo="Comment voir chaque composant et chaque écran dans chaque mode.">
    <Tableau legende="Choisir un mode" colonnes={['Mode', 'Moyen']} lignes={modes} />
    <Tableau
      legende="Modes reconnus par ce navigateur à l’ouverture de la page"
      colonnes={['Mode', 'Requête', 'Actif']}
      lignes={requetes.map(([nom, requete]) => [nom, requete, matchMedia(requete).matches ? 'oui' : 'non'])}
    />
  </Planche>
)
