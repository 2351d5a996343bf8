import { session } from './storage.ts'

/** The token of who is signed in, for as long as the tab lives (NET-02); null for nobody. */
export const token = (): string | null => session.read('token')

export function keepToken(fresh: string | null): void {
  if (fresh === null) session.remove('token')
  else session.write('token', fresh)
}
