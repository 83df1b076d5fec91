// Shows a page in browsers below the floor, by features and not by names: look-behind (Safari 16.4), Intl.Segmenter
// (Firefox 125) and color-mix() (Chrome and Edge 111). It is the only script that such a browser runs, so it is written in ES5.
;(function () {
  function isSupported() {
    try {
      return (
        new RegExp('(?<=a)b').test('ab') &&
        'noModule' in HTMLScriptElement.prototype &&
        typeof Intl.Segmenter === 'function' &&
        CSS.supports('color', 'color-mix(in srgb, red, blue)')
      )
    } catch (error) {
      return !error
    }
  }
  function add(parent, name, text) {
    var element = document.createElement(name)
    element.appendChild(document.createTextNode(text))
    parent.appendChild(element)
    return element
  }
  if (isSupported()) return
  document.documentElement.setAttribute('data-unsupported', '')
  var config = {}
  try {
    config = JSON.parse(document.getElementById('config').textContent)
  } catch (error) {
    // Without the configuration the page has no link to the support.
    config = { error: error }
  }
  var root = document.getElementById('root')
  while (root.firstChild) root.removeChild(root.firstChild)
  var page = document.createElement('div')
  page.className = 'unsupported'
  page.setAttribute('role', 'main')
  add(page, 'h1', 'This browser is too old')
  add(page, 'p', (config.brandName || 'This site') + ' needs features that your browser doesn’t have.')
  add(
    page,
    'p',
    'Use the current version of Chrome, Edge, Firefox or Safari. On an iPhone or iPad, update iOS to 16.4 or newer first.',
  )
  if (config.contactUrl) add(page, 'a', 'Ask for help').href = config.contactUrl
  root.appendChild(page)
})()
