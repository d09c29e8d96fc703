import { add, plant, style, type Defect } from './plant.ts'

/** Styles. */
export const inStyles: readonly Defect[] = [
  add('10.1', 'balise de présentation', '<p><font color="#000000">Important</font></p>'),
  add('10.1', 'lettres espacées une à une', '<p>A T T E N T I O N</p>'),
  style('10.2', 'mot écrit par les styles', 'h2::after{content:" (nouveau)"}'),
  style('10.3', 'ordre renversé par les styles', 'main form{display:flex;flex-direction:column-reverse}'),
  style('10.3', 'bloc remonté par sa position', 'main form{position:absolute;top:0}main{padding-top:900px}'),
  style('10.3', 'ordre changé par les styles', 'main ul{display:flex}main li:first-child{order:2}'),
  style('10.4', 'texte coupé à 200 %', 'main h2{font-size:1.25rem;height:32px;overflow:hidden}'),
  style('10.4', 'texte coupé au repos', 'main ul li{width:30px;white-space:nowrap;overflow:hidden}'),
  plant('10.4', 'zoom interdit', 'initial-scale=1', 'initial-scale=1, maximum-scale=1, user-scalable=no'),
  plant('10.5', 'couleur de texte sans fond', '<p>Tous les champs', '<p style="color:#111">Tous les champs'),
  style('10.6', 'lien qui ne se distingue pas', 'main p a{text-decoration:none;color:#222}'),
  style('10.7', 'focus invisible', 'button:focus{outline:none}'),
  plant('10.8', 'caché mais atteint au clavier', '<p>Lisez', '<p aria-hidden="true">Lisez'),
  add('10.8', 'texte transparent, lu quand même', '<p style="opacity:0">Réservé aux lecteurs d’écran.</p>'),
  add('10.9', 'bouton désigné par sa place', '<p>Utilisez le bouton à droite pour envoyer.</p>'),
  { ...style('10.11', 'bloc trop large', 'form{width:480px}'), narrow: true },
  style(
    '10.12',
    'hauteur fixe de paragraphe',
    'main blockquote p{height:24px;overflow:hidden;margin:0;font-size:16px;line-height:24px;max-width:700px}@media (min-width:1px){main blockquote p{width:520px}}',
  ),
  add(
    '10.13',
    'bulle sans moyen de la fermer',
    '<style>.bulle{display:none}.aide:hover .bulle,.aide:focus-within .bulle{display:block}</style><div class="aide"><button type="button">Aide</button><div class="bulle">Quinze caractères.</div></div>',
  ),
  add(
    '10.14',
    'bulle au survol seul',
    '<style>.bulle{display:none}.aide:hover .bulle{display:block}</style><div class="aide"><button type="button">Aide</button><div class="bulle">Quinze caractères.</div></div>',
  ),
]
