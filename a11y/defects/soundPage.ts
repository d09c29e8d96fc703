/** Where a defect adds a piece of page. */
export const HERE = '<!-- ici -->'

const STYLE = `body{margin:0 16px;font:16px/1.5 sans-serif;color:#161616;background:#fff}a{color:#000091}
input,select{border:1px solid #3a3a3a;background:#eee;color:#161616;padding:8px}
button{border:1px solid #000091;background:#fff;color:#000091;padding:8px 16px;min-height:24px}
td,th{border:1px solid #3a3a3a;padding:4px}figure{margin:0}.fr-error-text{color:#b00000;background:#fff}
a:focus,button:focus,input:focus,select:focus,audio:focus{outline:2px solid #0a76f6;outline-offset:2px}
nav a,.fr-skiplinks a,header a,footer a{display:inline-block;min-height:24px}`

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const CONTENT = `<p>Vos bulletins des douze derniers mois sont au format PDF.</p>
<p>Lisez <a href="/aide/bulletins">l’aide sur les bulletins</a> avant de commencer.</p>
<p><a href="/guide" target="_blank">Guide de lecture, nouvelle fenêtre</a></p>
<p lang="en">The documents of your employer are kept here for you.</p>
<blockquote><p>« Chacun a le droit de lire son dossier et de le faire corriger. »</p></blockquote>
<h2>Où nous trouver</h2>
<figure role="figure" aria-label="Plan du bureau"><img src="${PIXEL}" alt="Le bureau est au deuxième étage, face à l’escalier" width="80" height="80"><figcaption>Plan du bureau</figcaption></figure>
<p><svg aria-hidden="true" width="16" height="16"><path d="M0 0h16v16z"/></svg> Ouvert le matin.</p>
<ul><li>lundi</li><li>mardi</li></ul>
<h2>Mes bulletins</h2>
<table><caption>Bulletins de 2026</caption><thead><tr><th scope="col">Mois</th><th scope="col">Net en euros</th></tr></thead><tbody><tr><th scope="row">Mars</th><td>2 000</td></tr><tr><th scope="row">Avril</th><td>2 010</td></tr></tbody></table>
<p><audio controls aria-label="Lecture de l’aide"></audio></p>`

const FORM = `<h2>Écrire au bureau</h2>
<form action="/envoi" method="post" novalidate>
<p>Tous les champs sont obligatoires, sauf mention contraire.</p>
<p><label for="nom">Nom (obligatoire)</label><br><input id="nom" name="nom" required aria-invalid="true" aria-describedby="nom-erreur" autocomplete="family-name"></p>
<p id="nom-erreur" class="fr-error-text">Saisissez votre nom, par exemple « Moreau ».</p>
<p><label for="courriel">Votre courriel</label><br><input id="courriel" name="courriel" type="email" autocomplete="email"></p>
<fieldset><legend>Votre situation</legend><p><input type="radio" id="actif" name="situation" value="a"><label for="actif">Je travaille</label></p><p><input type="radio" id="retraite" name="situation" value="r"><label for="retraite">Je suis à la retraite</label></p></fieldset>
<p><label for="bureau">Bureau</label><br><select id="bureau" name="bureau"><optgroup label="Paris"><option>Centre</option><option>Nord</option></optgroup><optgroup label="Nantes"><option>Loire</option></optgroup></select></p>
<fieldset class="eap-captcha"><legend>Vérification de sécurité</legend><p><img class="eap-captcha__image" src="${PIXEL}" alt="Code de sécurité à recopier, aussi en version sonore" width="80" height="40"><button type="button" id="ecouter">Écouter le code</button></p><p><label for="code">Code captcha</label><br><input id="code" name="code" autocomplete="off"></p></fieldset>
<p><button type="submit" id="envoyer">Envoyer</button></p>
<div role="status" id="etat"></div>
</form>`

/** A page of copies of the portal's components, in which no test finds anything: each planted defect changes it in one place. */
export const soundPage = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mes documents | Espace agent public</title><style>${STYLE}</style></head><body>
<div class="fr-skiplinks"><a href="#contenu">Contenu</a></div>
<header><a href="/">Espace agent public</a><nav aria-label="Menu principal"><ul><li><a href="/accueil">Mon tableau de bord</a></li><li><a href="/pension">Ma pension</a></li></ul></nav></header>
<main id="contenu" tabindex="-1"><h1>Mes documents</h1>
${CONTENT}
${HERE}
${FORM}
</main>
<footer><a href="/plan">Plan du site</a> <a href="/accessibilite">Accessibilité : non conforme</a></footer>
</body></html>`
