/** The browser's data about the connection; absent in Safari and Firefox. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the visitor saves data, or the connection is too slow for more than the page needs. */
export function isDataScarce(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator
  if (!connection) return false
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true
}
