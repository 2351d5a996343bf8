import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from '../../.ci/importsOf.ts'
import { root } from '../tags/tags.ts'
import { type Page, readPages } from './pages.ts'

/** The number of imports between a screen and each file that it leads to; the stories of the screen count for none. */
function stepsFrom(story: string, importsIn: (file: string) => readonly string[]): ReadonlyMap<string, number> {
  const steps = new Map([[story, 0]])
  // Files are visited nearest first: those of the stories, then those that each step adds.
  let nearest: readonly string[] = [story]
  for (let step = 0; nearest.length > 0; step += 1) {
    const next: string[] = []
    const level = [...nearest]
    for (const file of level)
      for (const imported of importsIn(file)) {
        const ofStories = file.startsWith('stories/')
        // A component that stories take themselves is put around the screen.
        if (steps.has(imported) || (ofStories && imported.startsWith('ui/'))) continue
        steps.set(imported, ofStories ? step : step + 1)
        ;(ofStories ? level : next).push(imported)
      }
    nearest = next
  }
  return steps
}

export type Screen = Pick<Page, 'title' | 'first'>

/** For each file, the screens that lead to it, nearest first. */
export function readScreens(): (file: string) => readonly Screen[] {
  const known = new Map<string, readonly string[]>()
  const importsIn = (file: string): readonly string[] => {
    const path = join(root, file)
    const found = known.get(file) ?? (/\.tsx?$/.test(file) && existsSync(path) ? importsOf(file, readFileSync(path, 'utf8')) : [])
    known.set(file, found)
    return found
  }
  const screens = readPages('Screens/').map(({ path, title, first }) => ({ title, first, steps: stepsFrom(path, importsIn) }))
  return (file) =>
    screens
      .flatMap(({ steps, ...screen }) => ({ ...screen, step: steps.get(file) ?? Infinity }))
      .filter(({ step }) => step < Infinity)
      .toSorted((one, other) => one.step - other.step || one.title.localeCompare(other.title))
      .map(({ title, first }) => ({ title: title.replace('Screens/', ''), first }))
}
