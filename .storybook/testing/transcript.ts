import { virtual } from '@guidepup/virtual-screen-reader'
import { expect, vi } from 'vitest'
import { fileOf } from './transcripts.ts'

const nextFrame = () => new Promise<number>(requestAnimationFrame)

/** Milliseconds: a story may show a picture that never comes. */
const mostForPictures = 1_000

/** A picture that has come changes what stands on the page: its words may be there only until then. */
async function picturesLoaded(): Promise<void> {
  const isAwaited = (picture: HTMLImageElement) =>
    !picture.complete && (picture.loading !== 'lazy' || picture.getBoundingClientRect().top < window.innerHeight)
  const loaded = [...document.images].filter(isAwaited).map((picture) => picture.decode().catch(() => undefined))
  if (loaded.length > 0) await Promise.race([Promise.all(loaded), new Promise((goOn) => setTimeout(goOn, mostForPictures))])
}

/** Waits for the parts of the page that load later, and for the parts that those load. */
export async function everythingLoaded(): Promise<void> {
  await picturesLoaded()
  for (const _ of ['parts', 'their parts']) {
    await vi.dynamicImportSettled()
    await nextFrame()
    await nextFrame()
  }
}

/** A reader takes longer than a motion: its end is read, on a slow machine too. */
function endMotion(): void {
  for (const motion of document.getAnimations())
    if (motion.timeline instanceof DocumentTimeline && Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
}

/** Everything that a screen reader says, from the top of the page to its end. */
async function phrasesOfPage(): Promise<readonly string[]> {
  // The first key loads parts of the page: whoever reads it has pressed one.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
  await everythingLoaded()
  endMotion()
  await virtual.start({ container: document.body })
  do await virtual.next()
  while ((await virtual.lastSpokenPhrase()) !== 'end of document')
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  return phrases
}

/** Leaves out where elements end, and the texts in a link or button, which its name holds. */
function shortened(phrases: readonly string[]): readonly string[] {
  let named = ''
  return phrases.filter((phrase) => {
    if (phrase === 'paragraph' || phrase.startsWith('end of ') || named.includes(phrase)) return false
    named = /^(?:button|link), /.test(phrase) ? phrase : ''
    return true
  })
}

/** Compares what a screen reader says in a listed story with the story's file. `vitest -u` writes the file. */
export async function checkTranscript(storyId: string, root: string): Promise<void> {
  const file = fileOf(storyId)
  if (file !== undefined) await expect(`${shortened(await phrasesOfPage()).join('\n')}\n`).toMatchFileSnapshot(root + file)
}
