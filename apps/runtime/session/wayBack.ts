/**
 * Where the sign-in leads back to: the address that `from` names, with the rest of the query. Only an address of this app
 * counts: everything else gives null.
 */
export function wayBack({
  from,
  ...rest
}: Readonly<Record<string, unknown>>): { to: string; search: Readonly<Record<string, unknown>> } | null {
  if (typeof from !== 'string' || !/^\/(?![/\\])[\w/~.-]*$/.test(from) || from.startsWith('/login')) return null
  return { to: from, search: rest }
}
