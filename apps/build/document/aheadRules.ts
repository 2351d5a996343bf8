/**
 * The rules by which Chromium renders the page of another app ahead, when a visitor is about to press its link. Not with data saver,
 * which the browser sees to. They stand in the page: a header could not name them at every level of a folder that may be served
 * anywhere. Links within an app are followed by its router.
 * @param root the path from the page to the built folder
 */
export function aheadRules(app: string, apps: readonly string[], root: string): string {
  const others = apps.filter((name) => name !== app).map((name) => ({ href_matches: `${root}${name}/*` }))
  const where = { and: [{ or: others }, { not: { selector_matches: '[target], [download]' } }] }
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })
}
