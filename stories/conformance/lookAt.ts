import { tooSmall, unringed } from './controls.ts'
import { emulateForced } from './emulate.ts'
import type { Aspect } from './exempt.ts'
import { edgeless, surfaces, unmarked } from './forced.ts'
import { moving } from './motion.ts'
import { overflowing } from './overflow.ts'
import type { Sample } from './samples.ts'
import { setWindowWidth } from './window.ts'

interface Reader {
  readonly who: string
  readonly width: number
  readonly dir: 'ltr' | 'rtl'
  readonly text: '100%' | '200%'
}

/** In px: the width of the window in which stories are rendered. */
export const narrowest = 320

const readers: readonly Reader[] = [
  { who: 'on the smallest phone', width: narrowest, dir: 'ltr', text: '100%' },
  { who: 'from right to left', width: narrowest, dir: 'rtl', text: '100%' },
  { who: 'with text twice as large', width: 2 * narrowest, dir: 'ltr', text: '200%' },
  { who: 'in a wide window', width: 1280, dir: 'ltr', text: '100%' },
]

/** The parts that overflow for one of the readers. React does not render again between them: only the layout changes. */
function overflowsForReaders(): readonly string[] {
  const root = document.documentElement
  const before = { dir: root.dir, text: root.style.fontSize }
  const faults = readers.flatMap(({ who, width, dir, text }) => {
    setWindowWidth(width)
    root.dir = dir
    root.style.fontSize = text
    return overflowing().map((fault) => `${who}: ${fault}`)
  })
  root.dir = before.dir
  root.style.fontSize = before.text
  setWindowWidth(narrowest)
  return faults
}

/** The emulation ends while the next story renders. */
let emulationEnded: Promise<void> = Promise.resolve()

/** All faults of the story on the page. Names and contrast are checked by axe, story by story. */
export async function lookAt({ exempted }: Pick<Sample, 'exempted'>): Promise<readonly string[]> {
  const check = (aspect: Aspect, look: () => readonly string[]) => (exempted.has(aspect) ? [] : look())
  await emulationEnded
  // The emulation takes effect only after the synchronous checks below, so they see the page without it.
  const forced = emulateForced(true)
  await Promise.resolve()
  const faults = [...check('layout', overflowsForReaders), ...check('targets', tooSmall), ...check('rings', unringed)]
  const grounds = surfaces()
  await forced
  if (matchMedia('(forced-colors: active)').matches) faults.push(...check('forcedColours', () => [...edgeless(grounds), ...unmarked()]))
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) faults.push(...check('motion', moving))
  emulationEnded = emulateForced(false)
  return faults
}
