// Runs before the first paint, so that nobody sees the other theme flash: see src/portal/session/preferences.ts.
;(function () {
  var kept = /(?:^|; )espaceagent=[^;]*theme%22%3A%22(clair|sombre)/.exec(document.cookie)
  var dark = kept ? kept[1] === 'sombre' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.frTheme = dark ? 'dark' : 'light'
})()
