/** Nothing in a picture moves, and a screen that slides in is there. */
const still =
  '*, ::before, ::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important }'

const relative = /url\((["']?)(?!data:|blob:|#)([^)"']+)\1\)/g

/** The text with whole addresses: a blob has no folder that a relative one could begin in. */
const placed = (text: string, base: string): string =>
  text.replaceAll(relative, (_all, _quote, address: string) => `url("${new URL(address, base).href}")`)

/** The text of a style sheet by its address: each is read once. */
const read = new Map<string, Promise<string>>()

function readSheet(address: string): Promise<string> {
  const text = read.get(address) ?? fetch(address).then(async (response) => placed(await response.text(), address))
  read.set(address, text)
  return text
}

const blobs = new Map<string, string>()

/** The address of a style sheet with the text. */
function blobOf(text: string): string {
  const address = blobs.get(text) ?? URL.createObjectURL(new Blob([text], { type: 'text/css' }))
  blobs.set(text, address)
  return address
}

/** What a person typed or chose, which the markup does not hold. */
function copyValues(from: Document, to: Element): void {
  const fields = [...from.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select')]
  to.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select').forEach((copy, index) => {
    const field = fields[index]
    if (!field) return
    if ('checked' in field) copy.toggleAttribute('checked', field.checked)
    if (copy.localName === 'textarea') copy.textContent = field.value
    else if (copy.localName === 'select')
      for (const option of copy.querySelectorAll('option')) option.toggleAttribute('selected', option.value === field.value)
    else copy.setAttribute('value', field.value)
  })
}

const sheetSelector = 'link[rel=stylesheet], style'

/** The page as markup, as it stands, without its scripts, and with one style sheet in the place of all. */
export async function markupOf(page: Document): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is of the same kind
  const root = page.documentElement.cloneNode(true) as HTMLElement
  copyValues(page, root)
  const sheets = [...page.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(sheetSelector)]
  const texts = await Promise.all(
    sheets.map(async (sheet) => ('href' in sheet ? readSheet(sheet.href) : placed(sheet.textContent, sheet.baseURI))),
  )
  for (const each of root.querySelectorAll(`script, iframe, link[rel=modulepreload], link[rel=preload], ${sheetSelector}`)) each.remove()
  const sheet = page.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = blobOf([...texts, still].join('\n'))
  root.querySelector('head')?.append(sheet)
  return `<!doctype html>${root.outerHTML}`
}
