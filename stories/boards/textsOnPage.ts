/** The file with the texts of the pictures, beside them in a built Storybook. */
export const textsFile = 'board-pictures/texts.json'

/** The lines that each picture shows, by enterprise and story: `copperline/screens-claim--success`. */
export type DrawnTexts = Readonly<Record<string, readonly string[]>>

/**
 * The lines that the page shows, and the names that a screen reader reads: of pictures, of controls, and of fields without a value. It runs in
 * the page of a story, so it holds all that it needs.
 */
export function textsOnPage(): readonly string[] {
  const named = [...document.querySelectorAll('[aria-label], [aria-description], [alt], [placeholder], [title], input, textarea')]
  const seen = named.filter((element) => element.checkVisibility() && !element.closest('.sb-wrapper'))
  const names = seen.flatMap((element) =>
    ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  )
  const values = seen.flatMap((element) =>
    (element instanceof HTMLInputElement && /^(?:text|search|tel|email|url|number)$/.test(element.type)) ||
    element instanceof HTMLTextAreaElement
      ? element.value
      : [],
  )
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body?.innerText ?? '')
  const lines = [document.body.innerText, ...frames, ...names, ...values].flatMap((text) => text.split('\n'))
  return [...new Set(lines.map((line) => line.replaceAll(/[\s\u00A0\u2060\u200B]+/g, ' ').trim()).filter(Boolean))]
}
