/** The part of the address that says that the page is a small picture on a board. */
export const pictureParam = 'picture'

export const isPicture = (address: string): boolean => new URL(address).searchParams.has(pictureParam)

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
