import { expect } from 'vitest'
import { everythingLoaded } from './transcript.ts'
import { wordsIn } from './words.ts'

/** The markup of the page, with what was typed and chosen, which no attribute holds. */
function markupOfPage(): string {
  const page = document.body.cloneNode(true)
  if (!(page instanceof HTMLElement)) throw new Error('The page is no element.')
  const fields = 'input, textarea, option'
  const shown = document.body.querySelectorAll(fields)
  for (const [index, copy] of page.querySelectorAll(fields).entries()) {
    const field = shown[index]
    if (copy instanceof HTMLInputElement && field instanceof HTMLInputElement) {
      copy.toggleAttribute('checked', field.checked)
      if (field.type !== 'file') copy.setAttribute('value', field.value)
    } else if (copy instanceof HTMLTextAreaElement && field instanceof HTMLTextAreaElement) {
      copy.textContent = field.value
    } else if (copy instanceof HTMLOptionElement && field instanceof HTMLOptionElement) {
      copy.toggleAttribute('selected', field.selected)
    }
  }
  for (const part of page.querySelectorAll(ofStorybook)) part.remove()
  return page.innerHTML
}

/** Storybook's own parts of the page. */
const ofStorybook = '[class*="sb-"], #storybook-docs'

/** A dialog, a menu or a message stands beside the story, and no server renders it. */
const besideStory = '[data-base-ui-portal]:not(:empty)'

/** Assembled apps are left out: their pages still read when a play has ended, and are made of these screens. */
const isOfScreen = (title: string): boolean => /^(?:Screens|UI)\//.test(title)

type Part = { readonly title?: string; readonly play?: unknown }

/**
 * Compares the words of the page at the end of a story's play with the snapshot in `stories/texts`; without a play, only where the page
 * has words that `texts.test.tsx` cannot see. `vitest -u` writes it.
 */
export async function checkWords({ story, meta }: { readonly story: Part; readonly meta: Part }): Promise<void> {
  const isLed = (story.play ?? meta.play) !== undefined || document.querySelector(besideStory) !== null
  if (!isLed || !isOfScreen(meta.title ?? '')) return
  await everythingLoaded()
  expect(wordsIn(markupOfPage())).toMatchSnapshot()
}
