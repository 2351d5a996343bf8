/** The part of the address that says that the page is drawn as a picture for a board. */
export const pictureParam = 'picture'

/** A story as it stands, or as its play leaves it. */
const poses = ['posed', 'played'] as const
export type Pose = (typeof poses)[number]

/** The pose of the picture that the page is drawn as; undefined for another page. */
export function poseIn(address: string): Pose | undefined {
  const asked = new URL(address).searchParams.get(pictureParam)
  return poses.find((pose) => pose === asked)
}

/** The part of the address that says that nothing in the page takes the focus: it stands in a page of documentation. */
export const stillParam = 'still'

export const isStill = (address: string): boolean => new URL(address).searchParams.has(stillParam)

type Page = {
  readonly HTMLElement: { readonly prototype: Pick<HTMLElement, 'focus'> }
  readonly Element: { readonly prototype: Pick<Element, 'scrollIntoView'> }
}

/** Nothing in a picture may scroll the board around it, as a screen's focus would. */
export function freezePage({ HTMLElement: { prototype }, Element: { prototype: element } }: Page): void {
  const { focus } = prototype
  prototype.focus = function focusInPlace() {
    focus.call(this, { preventScroll: true })
  }
  element.scrollIntoView = () => undefined
}

/** Nothing in the page takes the focus of the page around it. */
export function keepFocus({ HTMLElement: { prototype } }: Page): void {
  prototype.focus = () => undefined
}

/**
 * Leaves out each story's play, which would lead to another state. `embed` is Storybook's name for that; it is set late, because
 * a page that opens with it measures all of itself at each change.
 */
export function leaveOutPlays(address: string, history: Pick<History, 'replaceState'>): void {
  const left = new URL(address)
  left.searchParams.set('embed', 'true')
  history.replaceState(null, '', left)
}
