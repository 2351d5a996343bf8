/** The parameter of an address whose page takes no focus: the page is part of a page of documentation. */
export const stillParam = 'still'

/**
 * A page that only holds a frame with the address. Storybook listens to the frames directly in its pages, and would take the
 * enterprise of such a frame for the toolbar's. A nested frame avoids this.
 */
export function framePage(title: string, address: string): string {
  const source = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><title>${title}</title><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;overflow:hidden}</style><iframe title="${title}" src="${source}"></iframe>`
}

/** Globals in the form of an address. */
export const globalsInAddress = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';')
