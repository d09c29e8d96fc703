interface Sample {
  readonly good: string
  readonly bad: string
}

const document = (body: string, title = 'Aide | Espace agent public', attributes = 'lang="fr"') =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>${title}</title><style>a{outline-offset:2px}</style></head><body>${body}</body></html>`

const skip = (target: string) =>
  document(
    `<div class="fr-skiplinks"><a href="#${target}">Contenu</a></div><a href="/x">Accueil</a><main id="contenu" tabindex="-1"><h1>Aide</h1></main>`,
  )

/** For each probe, a page that it must let pass and one that it must fail. */
export const samples: Readonly<Record<string, Sample>> = {
  reflow320: {
    good: document('<p>Court.</p>'),
    bad: document('<div style="width:400px">Trop large.</div>'),
  },
  titlePattern: {
    good: document('<h1>Aide</h1>'),
    bad: document('<h1>Contact</h1>'),
  },
  unfolding: {
    good: document(
      '<button aria-expanded="true">Replier</button><dialog><button aria-expanded="false" onclick="this.ariaExpanded = true">Voir</button></dialog><script>document.querySelector("dialog").showModal()</script>',
    ),
    bad: document('<button aria-expanded="true">Replier</button>'),
  },
  lang: { good: document(''), bad: document('', 'x', 'lang="en"') },
  headings: {
    good: document('<h1>Un</h1><h2>Deux</h2><h3>Trois</h3><h2>Deux</h2>'),
    bad: document('<h1>Un</h1><h3>Trois</h3>'),
  },
  linkNames: {
    good: document(
      '<a href="/a">Mentions légales</a><a href="/b" target="_blank">Guide, nouvelle fenêtre</a>',
    ),
    bad: document('<a href="/a">En savoir plus</a>'),
  },
  autocomplete: {
    good: document('<label for="a">Votre courriel</label><input id="a" type="email" autocomplete="email">'),
    bad: document('<label for="a">Votre courriel</label><input id="a" type="email" autocomplete="off">'),
  },
  errorIdentification: {
    good: document(
      '<label for="a">Nom</label><input id="a" aria-invalid="true" aria-describedby="e"><p id="e" class="fr-error-text">Saisissez votre nom.</p>',
    ),
    bad: document(
      '<label for="a">Nom</label><input id="a" aria-invalid="true"><p class="fr-error-text">Saisissez votre nom.</p>',
    ),
  },
  liveRegions: {
    good: document('<div role="status">Enregistré.</div>'),
    bad: document('<div aria-live="oui">Enregistré.</div>'),
  },
  noAutoplay: {
    good: document('<audio controls></audio>'),
    bad: document('<audio controls autoplay></audio>'),
  },
  validHtml: {
    good: document('<ul><li>Un</li></ul>'),
    bad: document('<p id="a">Un</p><p id="a">Deux</p>'),
  },
  textSpacing: {
    good: document('<p style="width:200px">Un texte qui peut grandir à son aise.</p>'),
    bad: document(
      '<p style="width:200px;height:20px;font-size:16px;line-height:18px;overflow:hidden;margin:0">Un texte tenu court</p>',
    ),
  },
  tabOrder: {
    good: document('<a href="/a">Un</a><button type="button">Deux</button>'),
    // A field that holds Tab, with but one stop after it.
    bad: document(
      '<label for="a">IBAN</label><input id="a" onkeydown="event.preventDefault()"><button type="button">Deux</button>',
    ),
  },
  focusVisiblePixels: {
    good: document('<button type="button">Un</button>'),
    bad: document('<button type="button" style="outline:none">Un</button>'),
  },
  contrastPixels: {
    good: document('<style>button{color:#000;background:#fff}</style><button type="button">Envoyer</button>'),
    // 2.6:1 once hovered.
    bad: document(
      '<style>button{color:#000;background:#fff}button:hover{color:#a0a0a0}</style><button type="button">Envoyer</button>',
    ),
  },
  skipLinks: { good: skip('contenu'), bad: skip('nulle-part') },
}
