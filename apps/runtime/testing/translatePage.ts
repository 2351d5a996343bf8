/**
 * Stands in for the translator of a browser: elements take the place of each text, and again after each change. The words stay, so
 * that a page can be compared with itself; with `accents` they look foreign, and their sums stay. Returns its end. It stands alone,
 * since a walk hands it to a page.
 */
export function translatePage(accents = false): () => void {
  // A name of its own: the element is deprecated, and translators use it.
  const font: string = 'font'
  const foreign: Readonly<Record<string, string>> = { a: 'ä', e: 'é', i: 'ï', o: 'ö', u: 'ü' }
  const read = (text: string) => (accents ? text.replaceAll(/[aeiou]/g, (vowel) => `${foreign[vowel]}${vowel}`) : text)
  const isTranslated = ({ parentElement: parent }: Text) =>
    parent === null || parent.closest(`${font}, script, style, title, textarea, [translate="no"]`) !== null
  const translate = () => {
    // Before the page has a body there is nothing to read.
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
    for (const text of found) {
      if (isTranslated(text) || !/\p{L}/u.test(text.data)) continue
      const outer = document.createElement(font)
      outer.append(Object.assign(document.createElement(font), { textContent: read(text.data) }))
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver(translate)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  translate()
  return () => {
    observer.disconnect()
  }
}
