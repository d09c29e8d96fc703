import { add, plant, style, type Defect } from './plant.ts'
import { HERE } from './soundPage.ts'

/** Forms, navigation and reading. */
export const inForms: readonly Defect[] = [
  plant('11.1', 'champ sans étiquette', '<label for="courriel">Votre courriel</label>', 'Votre courriel'),
  plant('11.2', 'étiquette vide de sens', '>Bureau</label>', '>Champ 4</label>'),
  add(
    '11.3',
    'deux étiquettes pour la même donnée',
    '<p><label for="m2">E-mail</label> <input id="m2" type="email" autocomplete="email"></p>',
  ),
  plant(
    '11.4',
    'étiquette loin de son champ',
    '<label for="bureau">Bureau</label><br>',
    '<label for="bureau" style="display:block;margin-bottom:160px">Bureau</label>',
  ),
  plant(
    '11.5',
    'choix sans groupe',
    '<fieldset><legend>Votre situation</legend>',
    '<div><p>Votre situation</p>',
  ),
  plant('11.6', 'groupe sans légende', '<legend>Votre situation</legend>', ''),
  plant('11.7', 'légende vide de sens', '<legend>Votre situation</legend>', '<legend>Choix</legend>'),
  plant('11.8', 'groupe d’options sans nom', '<optgroup label="Nantes">', '<optgroup label="">'),
  plant('11.9', 'bouton sans nom', '>Envoyer</button>', '></button>'),
  plant(
    '11.9',
    'nom du bouton sans son texte',
    '<button type="submit"',
    '<button type="submit" aria-label="Valider"',
  ),
  plant('11.10', 'erreur sans lien avec son champ', ' aria-describedby="nom-erreur"', ''),
  plant('11.10', 'obligatoire sans l’état', 'required aria-invalid="true"', 'aria-invalid="true"'),
  plant(
    '11.11',
    'erreur qui ne dit pas quoi faire',
    '>Saisissez votre nom, par exemple « Moreau ».<',
    '>Champ invalide.<',
  ),
  plant('11.13', 'courriel sans sa finalité', 'type="email" autocomplete="email"', 'type="email"'),
  plant(
    '11.12',
    'suppression sans confirmation',
    '<button type="submit"',
    '<button type="button" onclick="this.form.reset()">Supprimer mon dossier</button><button type="submit"',
  ),
  plant(
    '11.13',
    'téléphone sans sa finalité',
    HERE,
    '<p><label for="tel">Votre numéro de portable</label> <input id="tel" inputmode="tel"></p>',
  ),
  plant('12.6', 'navigation sans nom', '<nav aria-label="Menu principal">', '<nav>'),
  plant(
    '12.7',
    'pas de lien d’évitement',
    '<div class="fr-skiplinks"><a href="#contenu">Contenu</a></div>',
    '',
  ),
  plant('12.7', 'lien d’évitement sans cible', '<a href="#contenu">', '<a href="#contenus">'),
  style('12.8', 'tabulation à rebours de la vue', 'nav ul{display:flex;flex-direction:row-reverse}'),
  plant('12.8', 'ordre de tabulation forcé', '<button type="submit"', '<button type="submit" tabindex="3"'),
  plant(
    '12.9',
    'piège au clavier',
    '<input id="code"',
    '<input onkeydown="event.key===\'Tab\'&amp;&amp;event.preventDefault()" id="code"',
  ),
  add(
    '12.10',
    'raccourci d’une seule touche',
    '<script>addEventListener("keydown",(e)=>{if(e.key==="s")document.title="Recherche"+Math.random(),document.body.dataset.s=Math.random()})</script>',
  ),
  add(
    '12.11',
    'lien montré au survol seul',
    '<style>.plus{visibility:hidden}.bloc:hover .plus{visibility:visible}</style><div class="bloc">Bulletin <a class="plus" href="/b">Télécharger le bulletin</a></div>',
  ),
  plant(
    '13.1',
    'page qui se recharge seule',
    '<meta name="viewport"',
    '<meta http-equiv="refresh" content="120"><meta name="viewport"',
  ),
  add(
    '13.1',
    'page qui change seule au bout d’un temps',
    '<script>setTimeout(()=>{location.hash="fin"},60000)</script>',
  ),
  plant('13.2', 'nouvel onglet non annoncé', 'Guide de lecture, nouvelle fenêtre', 'Guide de lecture'),
  add('13.5', 'émoticône sans équivalent', '<p>Votre dossier est complet :-)</p>'),
  style('13.7', 'clignotement rapide', '@keyframes c{50%{opacity:0}}h2{animation:c .2s infinite}'),
  add(
    '13.8',
    'texte qui défile par un script',
    '<p id="fil">Nouvelles</p><script>setInterval(()=>{document.getElementById("fil").style.marginLeft=Math.random()*40+"px"},200)</script>',
  ),
  style('13.8', 'mouvement sans fin', '@keyframes m{50%{margin-left:40px}}h2{animation:m 2s infinite}'),
  style(
    '13.9',
    'page tournée de force',
    '@media (orientation:portrait){body{transform:rotate(90deg)}}@media (orientation:landscape){main{transform:rotate(90deg)}}',
  ),
  plant(
    '13.11',
    'action dès l’appui',
    '<button type="button" id="ecouter">',
    '<button type="button" id="ecouter" onmousedown="this.textContent=\'Le code part\'">',
  ),
]
