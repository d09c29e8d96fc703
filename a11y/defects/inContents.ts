import { add, plant, style, type Defect } from './plant.ts'

/** Images, colours, media, tables and links. */
export const inContents: readonly Defect[] = [
  plant('1.1', 'image sans alternative', ' alt="Le bureau est au deuxième étage, face à l’escalier"', ''),
  add(
    '1.1',
    'dessin porteur de sens sans nom',
    '<p><svg role="img" width="16" height="16"><path d="M0 0h9v9z"/></svg></p>',
  ),
  plant('1.2', 'dessin de décoration non caché', '<svg aria-hidden="true"', '<svg'),
  add(
    '1.2',
    'image de décoration qui a un titre',
    '<p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="" title="Trait" width="9" height="9"></p>',
  ),
  plant(
    '1.3',
    'nom de fichier en alternative',
    'alt="Le bureau est au deuxième étage, face à l’escalier"',
    'alt="plan-bureau.png"',
  ),
  plant(
    '1.4',
    'alternative du captcha qui ne dit pas sa fonction',
    'alt="Code de sécurité à recopier, aussi en version sonore"',
    'alt="Illustration du formulaire"',
  ),
  plant('1.5', 'captcha sans son', '<button type="button" id="ecouter">Écouter le code</button>', ''),
  plant(
    '1.9',
    'légende sans lien avec l’image',
    '<figure role="figure" aria-label="Plan du bureau">',
    '<figure>',
  ),
  add(
    '1.3',
    'alternative d’une autre image',
    '<p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="Le parking du personnel" width="60" height="60"></p>',
  ),
  add(
    '1.8',
    'texte dessiné dans une image',
    '<p><svg role="img" aria-label="Ouvert" width="90" height="30"><text y="20">Ouvert</text></svg></p>',
  ),
  add('2.1', 'cadre sans titre', '<iframe srcdoc="<p>Carte</p>" width="200" height="80"></iframe>'),
  add(
    '2.2',
    'titre de cadre vide de sens',
    '<iframe title="cadre" srcdoc="<p>Carte</p>" width="200" height="80"></iframe>',
  ),
  add('3.1', 'champs signalés par la seule couleur', '<p>Les champs en rouge doivent être remplis.</p>'),
  add(
    '3.1',
    'erreur dite par la seule couleur',
    '<div class="fr-input-group--error"><label for="rue">Rue</label> <input id="rue"></div>',
  ),
  add(
    '3.1',
    'état donné par un point de couleur',
    '<p>Dossier de mars <span style="display:inline-block;width:12px;height:12px;background:#008000;color:#008000"></span></p>',
  ),
  style('3.2', 'texte trop pâle', 'main p{color:#999}'),
  style('3.2', 'bouton trop pâle au survol', 'button:hover{color:#a9a9f0}'),
  style('3.3', 'bord de champ trop pâle', 'input,select{border-color:#ddd}'),
  add(
    '3.3',
    'icône porteuse de sens trop pâle',
    '<p>Envoi <svg role="img" aria-label="réussi" width="24" height="24"><path fill="#ddd" d="M0 0h24v24z"/></svg></p>',
  ),
  add(
    '4.3',
    'vidéo sans sous-titres',
    '<p><video controls aria-label="Visite du bureau" src="data:video/mp4;base64,AAAA" width="200" height="80"></video></p>',
  ),
  plant('4.7', 'son sans nom', ' aria-label="Lecture de l’aide"', ''),
  plant('4.10', 'son qui part seul', '<audio controls', '<audio controls autoplay'),
  plant('4.11', 'son sans commandes', '<audio controls', '<audio style="display:block;height:30px"'),
  plant('5.4', 'tableau sans titre', '<caption>Bulletins de 2026</caption>', ''),
  plant(
    '5.5',
    'titre de tableau vide de sens',
    '<caption>Bulletins de 2026</caption>',
    '<caption>Tableau 1</caption>',
  ),
  plant(
    '5.6',
    'en-têtes en cellules ordinaires',
    '<th scope="col">Mois</th><th scope="col">Net en euros</th>',
    '<td>Mois</td><td>Net en euros</td>',
  ),
  plant(
    '5.7',
    'en-têtes sans portée',
    '<th scope="col">Mois</th><th scope="col">Net en euros</th>',
    '<th>Mois</th><th>Net en euros</th>',
  ),
  plant('5.8', 'en-têtes dans un tableau de mise en forme', '<table>', '<table role="presentation">'),
  plant('6.1', 'lien « cliquez ici »', '>l’aide sur les bulletins</a>', '>ici</a>'),
  plant(
    '6.1',
    'nom du lien sans son texte',
    '<a href="/aide/bulletins">',
    '<a href="/aide/bulletins" aria-label="Documentation">',
  ),
  plant('6.2', 'lien vide', '>l’aide sur les bulletins</a>', '></a>'),
]
