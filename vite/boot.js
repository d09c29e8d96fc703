// Runs in a drawn page: fetches the application when the person begins to use the page, or once all is quiet on a good
// connection, and keeps what they do meanwhile: see src/portal/early.ts.
;(function () {
  var files = document.currentScript.dataset
  var early = (window.eapEarly = { fields: new Map() })
  var begun = false
  var dressed = false
  function add(rel, href) {
    var link = document.createElement('link')
    link.rel = rel
    link.href = href
    if (rel === 'modulepreload') link.crossOrigin = ''
    document.head.append(link)
  }
  function dress() {
    if (dressed) return
    dressed = true
    files.sheets.split(' ').forEach(function (href) {
      add('stylesheet', href)
    })
  }
  function begin() {
    if (begun) return
    begun = true
    dress()
    files.modules.split(' ').forEach(function (href) {
      add('modulepreload', href)
    })
    // Without a network now, the next gesture tries again.
    import(files.application).catch(function () {
      begun = false
    })
  }
  document.addEventListener(
    'input',
    function (event) {
      var field = event.target
      if (window.eapEarly === early) early.fields.set(field, { value: field.value, checked: field.checked })
    },
    true,
  )
  document.addEventListener(
    'submit',
    function (event) {
      if (window.eapEarly !== early) return
      event.preventDefault()
      early.submitted = event.target
    },
    true,
  )
  document.addEventListener(
    'click',
    function (event) {
      if (window.eapEarly === early)
        early.pressed = event.target.closest('button[type="button"]') || undefined
    },
    true,
  )
  ;['pointerdown', 'keydown', 'focusin', 'touchstart'].forEach(function (gesture) {
    document.addEventListener(gesture, begin, { capture: true, passive: true })
  })
  addEventListener('load', function () {
    var connection = navigator.connection || {}
    var slow = connection.saveData || /2g|3g/.test(connection.effectiveType || '')
    setTimeout(function () {
      dress()
      if (slow) return
      if (window.requestIdleCallback) requestIdleCallback(begin, { timeout: 3000 })
      else setTimeout(begin, 1000)
    }, 100)
  })
})()
