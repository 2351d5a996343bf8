/**
 * The rules by which Chromium renders the page of another app ahead, when a visitor is about to press its link. With data saver on,
 * the browser ignores them. They are in the page: a header could not name them at every level of a folder that may be served
 * anywhere. Pages of the same app are not rendered ahead: a router shows them without a page load.
 * @param root the path from the page to the built folder
 */
export function aheadRules(app: string, apps: readonly string[], root: string): string {
  const others = apps.filter((name) => name !== app).map((name) => ({ href_matches: `${root}${name}/*` }))
  const where = { and: [{ or: others }, { not: { selector_matches: '[target], [download]' } }] }
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })
}
