import { expect, test } from 'vitest'
import { REPLACEMENTS, sinkProblems } from './text-sinks.ts'

/** The modules that may use sinks, with code that uses them as the real modules do. */
const PERMITTED = [
  {
    module: '/node_modules/react-dom/cjs/react-dom-client.production.js',
    code: 'element.innerHTML = key; owner.createElement("script")',
  },
  { module: '/node_modules/hls.js/dist/hls.mjs', code: 'new DOMParser().parseFromString(text, "text/xml")' },
  { module: '/node_modules/react-easy-crop/index.module.mjs', code: 'style.innerHTML = css' },
  {
    module: '/node_modules/altcha/dist/external/altcha.js',
    code: 'trustedTypes.createPolicy("svelte-trusted-html", {}); element.innerHTML = ""',
  },
  {
    module: '/apps/web/src/features/invitations/signup/altcha-widget.ts',
    code: 'trustedTypes?.createPolicy("altcha-workers", {}); new Worker(url)',
  },
  ...REPLACEMENTS.map(({ module }) => ({ module: `/node_modules/${module}`, code: 'const F = Function' })),
  { module: '/node_modules/core-js/internals/task.js', code: 'owner.createElement("script")' },
]

const problemsWith = (code: string) => sinkProblems([...PERMITTED, { module: '/a/module.js', code }])

test.each([
  ['element.innerHTML = text', 'innerHTML'],
  ['element.outerHTML = text', 'outerHTML'],
  ['element.insertAdjacentHTML("beforeend", text)', 'insertAdjacentHTML'],
  ['new DOMParser().parseFromString(text, "text/html")', 'parseFromString'],
  ['range.createContextualFragment(text)', 'createContextualFragment'],
  ['element.setHTMLUnsafe(text)', 'setHTMLUnsafe'],
  ['document.write(text)', 'document.write'],
  ['frame.srcdoc = text', 'srcdoc'],
  ['frame.setAttribute("srcdoc", text)', 'srcdoc'],
  ['eval(text)', 'eval'],
  ['new Function("a", text)', 'Function'],
  ['const F = Function', 'Function'],
  ['document.createElement("script").src = address', 'script'],
  ['setTimeout("act()", 10)', 'setTimeout'],
  ['new Worker(address)', 'Worker'],
  ['trustedTypes.createPolicy("default", {})', 'createPolicy'],
])('A module with the code %s fails the build, which names the module and %s', (code, sink) => {
  expect(problemsWith(code)).toEqual([`/a/module.js uses ${sink}, which the trusted types of pages refuse.`])
})

test.each([
  'element.textContent = text',
  'value instanceof Function ? value() : value',
  'setTimeout(act, 10)',
  'name = "[Function: act]"',
])('A module with the code %s passes the build', (code) => {
  expect(problemsWith(code)).toEqual([])
})

test('A permission to use a sink that its module no longer needs fails the build', () => {
  expect(sinkProblems(PERMITTED.slice(1))).toEqual([
    'react-dom/cjs/react-dom-client.production.js does not use innerHTML any more: take it off the list in text-sinks.ts.',
    'react-dom/cjs/react-dom-client.production.js does not use script any more: take it off the list in text-sinks.ts.',
  ])
})
