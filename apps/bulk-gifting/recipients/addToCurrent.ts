/** Adds to a list that may change meanwhile: then it is added again, to what the list is now. */
export async function addToCurrent<List>(current: () => List, add: (list: List) => Promise<List>): Promise<List> {
  const before = current()
  const next = await add(before)
  return current() === before ? next : addToCurrent(current, add)
}
