// Runs before the first paint, so that nobody sees the other theme flash, and follows the system until the application
// does: see src/portal/client/preferences.ts.
;(function () {
  var system = matchMedia('(prefers-color-scheme: dark)')
  function follow() {
    var kept = /(?:^|; )espaceagent=[^;]*theme%22%3A%22(clair|sombre)/.exec(document.cookie)
    document.documentElement.dataset.frTheme = (kept ? kept[1] === 'sombre' : system.matches)
      ? 'dark'
      : 'light'
  }
  follow()
  system.addEventListener('change', follow)
})()
