/** What the browser knows of the connection; Safari and Firefox say nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the visitor has asked to save data, or the connection is slow already with what the page needs. */
export function isDataScarce(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator
  if (!connection) return false
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true
}
