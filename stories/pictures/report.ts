import { type Story, surfaceOf } from './stories.ts'

/** A picture that has changed. The files are beside the page. */
export type ChangedPicture = {
  readonly enterprise: string
  readonly look: string
  readonly pixels: number
  /** The first row of them. */
  readonly top: number
  /** The width and height of the marked picture. */
  readonly size: readonly [number, number]
  readonly before: string
  readonly after: string
  readonly marked: string
}

/** A story with changed pictures. */
export type ChangedStory = Story & { readonly causes: readonly string[]; readonly pictures: readonly ChangedPicture[] }

export type Report = {
  readonly before: string
  readonly after: string
  /** All pictures that both sides have, and those of them that the change reaches. */
  readonly all: number
  readonly compared: number
  readonly looks: readonly string[]
  readonly enterprises: readonly string[]
  readonly changed: readonly ChangedStory[]
  readonly added: readonly Story[]
  readonly removed: readonly Story[]
  readonly leftOut: readonly Story[]
}

/** The paths whose contents differ: new ones, gone ones and changed ones. */
export function changedPaths(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ReadonlySet<string> {
  const paths = new Set([...before.keys(), ...after.keys()])
  return new Set([...paths].filter((path) => before.get(path) !== after.get(path)))
}

/** The parts of the sidebar that are no surfaces come last. */
const last = ['UI', 'Foundations', 'Guides', 'Spec coverage', 'Checks']

/** Stories by surface, in the order of the page. */
export function bySurface<S extends Story>(stories: readonly S[]): readonly (readonly [string, readonly S[]])[] {
  const surfaces = [...new Set(stories.map(surfaceOf))].toSorted(
    (one, other) => last.indexOf(one) - last.indexOf(other) || one.localeCompare(other),
  )
  return surfaces.map((surface) => [surface, stories.filter((story) => surfaceOf(story) === surface)] as const)
}

/** The stories that both sides have, and those that one of them has. */
export function storyDifference(before: readonly Story[], after: readonly Story[]) {
  const [earlier, later] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))]
  return {
    both: after.filter(({ id, withoutPicture }) => earlier.has(id) && withoutPicture === undefined),
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !later.has(id)),
    leftOut: after.filter(({ withoutPicture }) => withoutPicture !== undefined),
  }
}
