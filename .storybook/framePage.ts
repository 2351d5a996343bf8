/**
 * A page that holds nothing but a frame with that address. A frame within a frame: Storybook listens to the frames that
 * stand directly in its own pages, and would take the enterprise of one for the enterprise of the toolbar.
 */
export function framePage(title: string, address: string): string {
  const source = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><title>${title}</title><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;overflow:hidden}</style><iframe title="${title}" src="${source}"></iframe>`
}

/** Globals as an address carries them. */
export const globalsInAddress = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';')
