import { add, plant, style, type Defect } from './plant.ts'

/** One of each of twenty criteria, of kinds that a hurried developer makes: written down by who had not read the probes. */
const unseen: readonly Defect[] = [
  add(
    '1.1',
    'graphique dessiné par un script, sans nom',
    '<p>Pension selon le départ</p><canvas id="barres" width="300" height="120"></canvas><script>{const d=document.getElementById("barres").getContext("2d");d.fillRect(20,10,40,100);d.fillRect(80,40,40,70)}</script>',
  ),
  plant(
    '1.6',
    'description détaillée qui n’est plus dans la page',
    '<figure role="figure" aria-label="Plan du bureau">',
    '<figure role="figure" aria-label="Plan du bureau" aria-describedby="plan-detail">',
  ),
  add(
    '3.1',
    'jours signalés par leur seule couleur',
    '<p>Le <span style="color:#b00000;background:#fff">12</span> et le 13 décembre. En rouge : un événement ce jour-là.</p>',
  ),
  add(
    '3.3',
    'case à cocher dessinée trop pâle',
    '<style>.case input{position:absolute;opacity:0;width:24px;height:24px}.case label::before{content:"";display:inline-block;width:22px;height:22px;border:1px solid #ddd;margin-right:8px;vertical-align:middle}</style><p class="case"><input type="checkbox" id="cgu" name="cgu"><label for="cgu">Recevoir un avis</label></p>',
  ),
  add(
    '4.10',
    'code lu dès l’ouverture',
    '<audio autoplay hidden aria-label="Code" src="/captcha.wav"></audio>',
  ),
  plant(
    '5.7',
    'en-tête de ligne qui vise sa colonne',
    '<th scope="row">Mars</th>',
    '<th scope="col">Mars</th>',
  ),
  plant(
    '6.1',
    'nom du lien qui n’a pas le mot affiché',
    '<a href="/aide/bulletins">l’aide sur les bulletins</a>',
    '<a href="/aide/bulletins" aria-label="Bulletin de mars, PDF">Télécharger</a>',
  ),
  add(
    '7.1',
    'accordéon dont l’état reste replié',
    '<h3 id="accordeon"><button type="button" aria-expanded="false" aria-controls="suite">Quand arrive mon bulletin ?</button></h3><div id="suite" hidden><p>Le 25 du mois.</p></div><script>document.addEventListener("click",(e)=>{if(e.target.closest("#accordeon"))document.getElementById("suite").hidden=!document.getElementById("suite").hidden})</script>',
  ),
  add(
    '7.3',
    'carte que seule la souris ouvre',
    '<div class="carte" style="cursor:pointer;padding:16px;border:1px solid #3a3a3a"><p>Mon prochain rendez-vous</p><p>Le 12 décembre à 10 heures</p></div><script>document.body.addEventListener("click",(e)=>{if(e.target.closest(".carte"))location.hash="rendez-vous"})</script>',
  ),
  add(
    '7.4',
    'liste d’années qui change de page',
    '<p><label for="annee">Année</label> <select id="annee" name="annee"><option>2026</option><option>2025</option></select></p><script>document.body.addEventListener("change",(e)=>{if(e.target.id==="annee")location.assign("/paie/"+e.target.value)})</script>',
  ),
  add(
    '8.2',
    'groupe répété avec ses identifiants',
    '<fieldset><legend>Enfant 1</legend><label for="prenom">Prénom</label> <input id="prenom" name="prenom1"></fieldset><fieldset><legend>Enfant 2</legend><label for="prenom">Prénom</label> <input id="prenom" name="prenom2"></fieldset>',
  ),
  plant('8.6', 'titre qui attend encore sa page', '<title>Mes documents |', '<title>undefined |'),
  add(
    '9.3',
    'liste de puces dans un paragraphe',
    '<p>Vous avez besoin :<br>• de votre numéro de sécurité sociale<br>• de votre relevé d’identité bancaire<br>• de votre adresse</p>',
  ),
  add(
    '10.2',
    'état d’une demande écrit par les styles',
    '<style>.afaire::after{content:"À compléter";color:#7a2800;background:#fee9e5}</style><p>Demande du 3 mars <span class="afaire"></span></p>',
  ),
  add(
    '10.8',
    'montant caché aux lecteurs d’écran',
    '<p>Net du mois <strong aria-hidden="true">2 134,12 €</strong></p>',
  ),
  add(
    '10.13',
    'bulle d’aide qu’Échap ne ferme pas',
    '<p><button type="button" id="aide-numero">Numéro : aide</button></p><script>{const b=document.getElementById("aide-numero");let t;const on=()=>{t??=b.insertAdjacentElement("afterend",Object.assign(document.createElement("span"),{textContent:"Les quinze chiffres de votre carte",style:"position:absolute;background:#fff;color:#161616;border:1px solid #333;padding:8px"}))};const off=()=>{t?.remove();t=undefined};b.addEventListener("mouseenter",on);b.addEventListener("focus",on);b.addEventListener("mouseleave",off);b.addEventListener("blur",off)}</script>',
  ),
  add(
    '11.10',
    'erreur écrite sous un champ qui ne le sait pas',
    '<p><label for="rue">Rue</label> <input id="rue" name="rue"></p><p class="fr-error-text">Écrivez votre rue, par exemple « 3 rue des Lilas ».</p>',
  ),
  add(
    '12.8',
    'boutons affichés à l’envers',
    '<div style="display:flex;flex-direction:row-reverse;justify-content:flex-end"><button type="button">Suivant</button><button type="button">Précédent</button></div>',
  ),
  plant(
    '12.9',
    'masque de saisie qui retient la touche Tab',
    '<div role="status" id="etat"></div>',
    '<p><label for="iban">IBAN</label> <input id="iban" name="iban"></p><p><a href="/iban">Où trouver votre IBAN</a></p><div role="status" id="etat"></div><script>document.getElementById("iban").addEventListener("keydown",(e)=>{if(e.target.value.length<27&&!/^[A-Za-z0-9]$/.test(e.key))e.preventDefault()})</script>',
  ),
  add(
    '13.8',
    'bandeau d’actualités mû sans fin',
    '<div style="overflow:hidden;width:900px"><p id="bande" style="white-space:nowrap;position:relative;margin:0">Le service sera fermé dimanche.</p></div><script>{let x=0;setInterval(()=>{x=(x+2)%900;document.getElementById("bande").style.left=-x+"px"},40)}</script>',
  ),
]

/** Kinds that were known to be missed. */
const known: readonly Defect[] = [
  plant(
    '7.5',
    'statut qui arrive avec sa région',
    '<div role="status" id="etat"></div>',
    '<div id="etat"></div><script>document.getElementById("envoyer").addEventListener("click",(e)=>{e.preventDefault();document.getElementById("etat").innerHTML="<p role=status>Votre message est envoyé.</p>"})</script>',
  ),
  add(
    '6.1',
    'format d’un téléchargement caché aux lecteurs d’écran',
    '<p><a href="/bulletin.pdf" download>Télécharger le bulletin <span aria-hidden="true">PDF, 120 Ko</span></a></p>',
  ),
  style('10.7', 'lien hors de vue même au focus', 'footer a{position:absolute;left:-9999px}'),
  plant(
    '7.3',
    'lien sans adresse',
    '<a href="/aide/bulletins">',
    '<a class="fr-link" style="text-decoration:underline">',
  ),
]

/** Defects of another hand than that of the probes. */
export const fromOutside: readonly Defect[] = [...unseen, ...known]
