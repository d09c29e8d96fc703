// Runs in a drawn page: fetches the application when the person begins to use the page, or once all is quiet on a good
// connection, and keeps what they do meanwhile: see src/portal/early.ts. Where a part of the page has a script of its own
// (the form of the sign-in page), that script is fetched in its place, and the application for the other buttons only.
;(function () {
  var files = document.currentScript.dataset
  var early = (window.eapEarly = { acts: [], begun: false, begin: begin, ahead: ahead, release: release })
  var released = false
  var dressed = false
  var lit = false
  var typed = false
  function add(rel, href) {
    var link = document.createElement('link')
    link.rel = rel
    link.href = href
    if (rel === 'modulepreload') link.crossOrigin = ''
    document.head.append(link)
  }
  // The images of the rules that stand in the page, once it has been painted without them: a few at a time, all of them
  // at once hold a slow phone for more than a tenth of a second.
  function drawImages(rules) {
    if (rules.length === 0) return
    requestAnimationFrame(function () {
      setTimeout(function () {
        var sheet = document.querySelector('style').sheet
        rules.slice(0, 5).forEach(function (rule) {
          try {
            sheet.insertRule(rule, sheet.cssRules.length)
          } catch {
            // A browser that does not know a selector goes without its image, and has the next ones.
          }
        })
        drawImages(rules.slice(5))
      })
    })
  }
  if (files.images)
    fetch(files.images)
      .then(function (answer) {
        return answer.ok ? answer.text() : ''
      })
      .then(function (text) {
        return drawImages(text.split('\n').filter(Boolean))
      })
      .catch(function () {})
  function dress() {
    if (dressed) return
    dressed = true
    files.sheets.split(' ').forEach(function (href) {
      if (href) add('stylesheet', href)
    })
  }
  function fetchFirst(modules) {
    modules.split(' ').forEach(function (href) {
      add('modulepreload', href)
    })
  }
  // What the page that signing in leads to is dressed and run with: asked for while the server answers.
  function ahead() {
    if ((navigator.connection || {}).saveData || !files.next) return
    files.next.split(' ').forEach(function (href) {
      fetch(href, { priority: 'low' }).catch(function () {})
    })
  }
  // Each file in a task of its own: all of them at once hold the page for as long as they take together.
  function run(modules) {
    return modules.split(' ').reduce(function (before, href) {
      return before.then(function () {
        return import(href).then(function () {
          return new Promise(function (next) {
            setTimeout(next)
          })
        })
      })
    }, Promise.resolve())
  }
  // Files that the server no longer has: this page is of a version before, and nothing would answer for its buttons. It is
  // asked for anew, once, and never over what was typed: the forms that can then go by themselves.
  function renew(modules) {
    var opened = performance.getEntriesByType('navigation')[0]
    function gone() {
      // A browser that does not say how it opened the page might ask for it without end.
      if (typed || !opened || opened.type === 'reload') release()
      else location.reload()
    }
    modules.split(' ').forEach(function (href) {
      fetch(href, { method: 'HEAD' })
        .then(function (answer) {
          return answer.status === 404 && gone()
        })
        .catch(function () {})
    })
  }
  function begin() {
    if (early.begun) return
    early.begun = true
    dress()
    fetchFirst(files.modules)
    // Without a network now, the next gesture tries again.
    run(files.modules + ' ' + files.application).catch(function () {
      early.begun = false
      release()
      renew(files.modules + ' ' + files.application)
    })
  }
  // The application does not come: what works without it goes by itself, as it does without scripts. The other forms have
  // nowhere to go, and would put in the address what was typed.
  function goesAlone(form) {
    return released && form.method === 'post' && form.hasAttribute('action')
  }
  function release() {
    released = true
    var sent = early.acts.find(function (act) {
      return 'by' in act && goesAlone(act.on)
    })
    if (!sent) return
    early.acts = early.acts.filter(function (act) {
      return act !== sent
    })
    sent.on.requestSubmit(sent.by)
  }
  // The part of the page that has a script of its own.
  function island() {
    return files.island ? document.querySelector('[data-ilot]') : null
  }
  function light() {
    if (lit || early.begun) return
    lit = true
    fetchFirst(files.island)
    run(files.island).catch(function () {
      lit = false
      renew(files.island)
    })
  }
  // What happens in that part, once its script answers for it, is its own.
  function isMine(event) {
    return window.eapEarly === early && !(early.ilot && early.ilot.contains(event.target))
  }
  function start(event) {
    var part = island()
    if (!part) return begin()
    light()
    // A key only goes there: what it presses is a click.
    var pressed = event && (event.type === 'pointerdown' || event.type === 'click')
    if (pressed && !part.contains(event.target) && event.target.closest('button')) begin()
  }
  // An element that is acted on again has not been heard yet: the last time holds.
  function keep(act) {
    early.acts = early.acts
      .filter(function (other) {
        return other.on !== act.on
      })
      .concat(act)
  }
  document.addEventListener(
    'input',
    function (event) {
      var field = event.target
      typed = true
      if (isMine(event)) keep({ on: field, held: { value: field.value, checked: field.checked } })
    },
    true,
  )
  document.addEventListener(
    'submit',
    function (event) {
      if (!isMine(event) || goesAlone(event.target)) return
      event.preventDefault()
      // Kept here, and not heard as well by the application that is coming.
      event.stopPropagation()
      keep({ on: event.target, by: event.submitter })
    },
    true,
  )
  document.addEventListener(
    'click',
    function (event) {
      if (!isMine(event)) return
      var button = event.target.closest('button[type="button"]')
      if (button) {
        event.stopPropagation()
        keep({ on: button })
      }
      // Assistive tools press without a gesture before.
      start(event)
    },
    true,
  )
  ;['pointerdown', 'keydown', 'focusin', 'touchstart'].forEach(function (gesture) {
    document.addEventListener(gesture, start, { capture: true, passive: true })
  })
  // Whose session is open in this browser.
  function presence() {
    return document.cookie.split('; ').find(function (cookie) {
      return cookie.indexOf(files.presence + '=') === 0
    })
  }
  // Back in the history after signing out, or once someone else has signed in: what the browser kept of the page is asked
  // for again, and refused.
  var owner = presence()
  addEventListener('pageshow', function (event) {
    if (event.persisted && files.presence && presence() !== owner) location.reload()
  })
  function quiet() {
    start()
  }
  addEventListener('load', function () {
    var connection = navigator.connection || {}
    // A session is watched over by the application: after the first painting, which its files would hold back on a slow
    // phone, or in a while where nothing is painted (a tab behind another).
    if (files.presence) {
      requestAnimationFrame(function () {
        setTimeout(begin)
      })
      return setTimeout(begin, 3000)
    }
    var slow = connection.saveData || /2g|3g/.test(connection.effectiveType || '')
    setTimeout(function () {
      if (!island()) dress()
      if (slow) return
      if (window.requestIdleCallback) requestIdleCallback(quiet, { timeout: 3000 })
      else setTimeout(quiet, 1000)
    }, 100)
  })
})()
