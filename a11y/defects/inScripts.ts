import { add, plant, type Defect } from './plant.ts'
import { HERE } from './soundPage.ts'

/** Scripts, what every page must have, and structure. */
export const inScripts: readonly Defect[] = [
  plant(
    '7.1',
    'état ARIA inconnu',
    '<button type="submit"',
    '<button type="submit" aria-expanded="peut-être"',
  ),
  add('7.1', 'arrêt du clavier sans rôle', '<div tabindex="0">Ouvrir le détail</div>'),
  plant(
    '7.1',
    'champ intact dit en erreur',
    '<input id="courriel" name="courriel"',
    '<input id="courriel" required name="courriel"',
  ),
  add('7.3', 'clic sans touche', '<div onclick="this.hidden=true">Fermer ce message</div>'),
  add(
    '7.3',
    'menu qui ne s’ouvre qu’à la souris',
    '<div onmouseover="this.nextElementSibling.hidden=false">Mes pages</div><p hidden>Paie et pension</p>',
  ),
  add(
    '7.1',
    'onglets sans clavier',
    '<div role="tablist"><div role="tab" aria-selected="true">Un</div><div role="tab" aria-selected="false">Deux</div></div>',
  ),
  plant(
    '7.4',
    'choix qui change de page',
    '<select id="bureau"',
    '<select id="bureau" onchange="history.pushState(0,0,\'/nord\')"',
  ),
  plant(
    '7.4',
    'choix qui déplace le focus',
    '<select id="bureau"',
    '<select id="bureau" onchange="document.getElementById(\'code\').focus()"',
  ),
  plant('7.5', 'statut muet', '<div role="status"', '<div role="status" aria-live="off"'),
  add(
    '7.5',
    'succès dit comme une alerte',
    '<div class="fr-alert fr-alert--success" role="alert"><p>Adresse enregistrée.</p></div>',
  ),
  plant(
    '7.5',
    'chargement que rien n’annonce',
    '<div role="status" id="etat"></div>',
    '<div aria-busy="true">Chargement</div>',
  ),
  plant(
    '7.5',
    'résultat écrit sans être annoncé',
    '<div role="status" id="etat"></div>',
    '<div id="etat"></div><script>document.getElementById("envoyer").addEventListener("click",(e)=>{e.preventDefault();document.getElementById("etat").textContent="Envoyé."})</script>',
  ),
  plant('8.1', 'page sans type de document', '<!doctype html>', ''),
  plant('8.2', 'deux fois le même identifiant', 'id="courriel" name', 'id="nom" name'),
  plant('8.3', 'page sans langue', '<html lang="fr">', '<html>'),
  plant('8.4', 'page dite en anglais', '<html lang="fr">', '<html lang="en">'),
  plant('8.5', 'page sans titre', '<title>Mes documents | Espace agent public</title>', ''),
  plant('8.6', 'titre d’une autre page', '<title>Mes documents |', '<title>Accueil |'),
  plant('8.7', 'phrase anglaise non signalée', '<p lang="en">', '<p>'),
  plant('8.8', 'langue qui n’existe pas', '<p lang="en">', '<p lang="anglais">'),
  plant(
    '8.8',
    'phrase française dite anglaise',
    '<p>Lisez',
    '<p lang="en">Vous avez les bulletins de la paie dans votre espace. Lisez',
  ),
  plant('8.9', 'paragraphes vides pour espacer', HERE, '<p></p><p></p>'),
  add('8.9', 'retours à la ligne pour espacer', '<p>Avant.<br><br><br>Après.</p>'),
  add('8.10', 'sens de lecture non signalé', '<p>مرحبا بكم في الفضاء</p>'),
  plant('9.1', 'niveau de titre sauté', '<h2>Mes bulletins</h2>', '<h4>Mes bulletins</h4>'),
  plant(
    '9.1',
    'titre écrit en gras',
    '<h2>Mes bulletins</h2>',
    '<p style="font-weight:700;font-size:24px;color:#000;background:#fff">Mes bulletins</p><p>La liste des bulletins suit ce titre et ne porte pas son style.</p>',
  ),
  plant(
    '9.2',
    'pas de contenu principal',
    '<main id="contenu" tabindex="-1">',
    '<div id="contenu" tabindex="-1">',
  ),
  add('9.2', 'deux contenus principaux', '<main><p>Encore.</p></main>'),
  plant(
    '9.3',
    'liste faite de tirets',
    '<ul><li>lundi</li><li>mardi</li></ul>',
    '<p>- lundi</p><p>- mardi</p>',
  ),
  plant(
    '9.3',
    'élément de liste hors de sa liste',
    '<ul><li>lundi</li><li>mardi</li></ul>',
    '<div><li>lundi</li><li>mardi</li></div>',
  ),
  plant(
    '9.4',
    'citation sans balise',
    '<blockquote><p>« Chacun a le droit de lire son dossier et de le faire corriger. »</p></blockquote>',
    '<p>« Chacun a le droit de lire son dossier et de le faire corriger. »</p>',
  ),
]
