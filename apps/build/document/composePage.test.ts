import { describe, expect, it } from 'vitest'
import { enterprise } from '../../../themes/copperline/enterprise.ts'
import { schemes } from '../../../themes/copperline/schemes.ts'
import { leadUp } from '../hosting/pageFiles.ts'
import { aheadRules } from './aheadRules.ts'
import { composePage } from './composePage.ts'
import { escapeHtml, relocateUrls, divideFonts } from './markup.ts'

const html = `<html data-enterprise="copperline" lang="en"><head><title>Claim</title><script type="module" src="../assets/claim-1.js"></script><link rel="stylesheet" crossorigin href="../assets/claim-1.css"></head><body><div id="root"></div></body></html>`
const latin = '@font-face{font-family:Fig;src:url(../assets/fig.woff2)format("woff2");unicode-range:U+??,U+131}'
const extended = '@font-face{font-family:Fig;src:url(../assets/fig-ext.woff2)format("woff2");unicode-range:U+100-2BA}'
const fallback = '@font-face{font-family:"Fig Fallback";src:local(Arial);size-adjust:98%}'

const page = composePage({
  html,
  enterprise: { ...enterprise, settings: { ...enterprise.settings, name: 'Salt & <Co>' } },
  schemes: { ...schemes, dark: { ...schemes.dark, surface: { ...schemes.dark.surface, hero: '#123456' } } },
  css: 'p{content:"$&"}',
  faces: latin,
  shell:
    '<link rel="preload" as="image" href="../assets/hero.svg"/><link rel="preload" as="image" href="../assets/sorry.svg"/>' +
    '<main><img src="../assets/hero.svg"/>Pay $1, get $&amp;2</main><template><img src="../assets/sorry.svg"/></template>',
  sheets: ['../assets/main-1.css'],
  appScripts: ['../assets/react-1.js', '../assets/main-1.js'],
  ahead: aheadRules('claim', ['claim', 'store'], '../'),
})

describe('a built page', () => {
  it('holds its first paint and its styles unchanged', () => {
    expect(page).toContain('<div id="root"><main><img src="../assets/hero.svg"/>Pay $1, get $&amp;2</main>')
    expect(page).toContain('p{content:"$&"}</style>')
  })

  it('names the colour of the window in each scheme', () => {
    const named = [...page.matchAll(/<meta name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="([^"]+)">/g)]
    expect(named.map(([, scheme, colour]) => [scheme, colour])).toEqual([
      ['light', schemes.light.surface.hero],
      ['dark', '#123456'],
    ])
  })

  it('is in the English of the enterprise’s country', () => {
    expect(page).toContain('<html data-enterprise="copperline" lang="en-US">')
  })

  it('has the escaped name of the enterprise as its title', () => {
    expect(page).toContain('<title>Claim · Salt &#38; &#60;Co&#62;</title>')
  })

  it('preloads its image in the head, and uses no web font yet', () => {
    const head = page.slice(0, page.indexOf('</head>'))
    expect(head).toContain('<link rel="preload" as="image" href="../assets/hero.svg"/>')
    expect(head).not.toContain('sorry.svg')
    expect(head).toContain(`<style id="web-fonts" media="not all">${latin}</style>`)
    expect(head.match(/woff2/g)).toHaveLength(2)
  })

  it('waits for no style sheet before its first paint', () => {
    expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" disabled href="../assets/main-1.css">'])
  })

  it('preloads the largest script, then what the first paint needs, then the other scripts, all before the long style', () => {
    const script = '<link rel="modulepreload" fetchpriority="low" crossorigin href="../assets/main-1.js">'
    const largest = '<link rel="modulepreload" crossorigin href="../assets/react-1.js">'
    const places = [largest, 'as="image"', script, '<style>'].map((part) => page.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('lets the browser render the pages of the other apps ahead, but not its own', () => {
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(rules).toContain('"../store/*"')
    expect(rules).not.toContain('claim')
    expect(leadUp(rules, 1)).toContain('"../../store/*"')
  })

  it('holds no inline script', () => {
    const scripts = page.match(/<script[^>]*>[^<]*/g) ?? []
    expect(scripts).toHaveLength(2)
    expect(scripts.filter((script) => !script.includes('speculationrules') && !script.endsWith('>'))).toEqual([])
  })
})

describe('inlined styles', () => {
  it('keep absolute addresses', () => {
    const css = 'a{b:url(data:x)}a{b:url("/x.png")}a{b:url(https://x.example/y)}a{b:url(#z)}'
    expect(relocateUrls(css, '../assets/')).toBe(css)
  })

  it('rewrite relative addresses', () => {
    expect(relocateUrls('a{b:url(./x.svg)}a{b:url("y.svg")}', '../assets/')).toBe('a{b:url(../assets/x.svg)}a{b:url("../assets/y.svg")}')
  })

  it('leave the faces of web fonts apart, and keep those of the visitor’s own fonts', () => {
    expect(divideFonts(`a{b:c}${latin}${fallback}${extended}`)).toEqual({ rules: `a{b:c}${fallback}`, faces: latin + extended })
  })
})

it('escapes text in markup', () => {
  expect(escapeHtml(`"><script>&`)).toBe('&#34;&#62;&#60;script&#62;&#38;')
})
