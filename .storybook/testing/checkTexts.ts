import { expect } from 'vitest'
import { onPage } from '../../stories/conformance/page.ts'
import { everythingLoaded } from './transcript.ts'
import { wordsIn } from './words.ts'

/** The markup of a part of the page, with what was typed and chosen, which no attribute holds. */
function markupOf(part: Element): string {
  const copies = document.createElement('div')
  copies.append(part.cloneNode(true))
  const fields = 'input, textarea, option'
  const shown = part.querySelectorAll(fields)
  for (const [index, copy] of copies.querySelectorAll(fields).entries()) {
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
  return copies.innerHTML
}

const isBeside = (part: Element): boolean => part.matches('[data-base-ui-portal]')

/** The page's parts with words: the region of messages is there at the page's first press, which may be one of an earlier story. */
const partsShown = () => onPage().filter((part) => !isBeside(part) || part.textContent !== '')

/** Assembled apps are left out: their pages still read when a play has ended, and are made of these screens. */
const isOfScreen = (title: string): boolean => /^(?:Screens|UI)\//.test(title)

type Part = { readonly title?: string; readonly play?: unknown }

/**
 * Compares the words of the page at the end of a story's play with the snapshot in `stories/texts`; without a play, only where a dialog, a
 * menu or a message stands beside the story, which `texts.test.tsx` cannot see. `vitest -u` writes it.
 */
export async function checkTexts({ story, meta }: { readonly story: Part; readonly meta: Part }): Promise<void> {
  const isLed = (story.play ?? meta.play) !== undefined || partsShown().some(isBeside)
  if (!isLed || !isOfScreen(meta.title ?? '')) return
  await everythingLoaded()
  // A clock may have gone on by a second.
  const words = wordsIn(partsShown().map(markupOf).join('')).replaceAll(/\b(\d{1,2}:\d{2}):\d{2}\b/g, '$1:00')
  expect(words).toMatchSnapshot()
}
