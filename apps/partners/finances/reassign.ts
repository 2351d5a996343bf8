import { assignLocations, getAccounts } from '../../../features/partners/finances/api.ts'
import { type Reassignment, reassigned } from '../../../features/partners/finances/connection.ts'
import { type Answer, refused } from '../../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { readFirst } from '../readFirst.ts'

type Input = { readonly path: { readonly slug: string; readonly id: string }; readonly change: Reassignment }

/** Changes the locations of an account. The server takes the whole list, so the change is made to the list as it is now. */
export async function reassign({ path, change }: Input, key: string): Promise<Answer<unknown>> {
  const read = await readFirst(getAccounts, { path: { slug: path.slug } })
  if (!read.ok) return read
  const account = read.value.find(({ id }) => id === path.id)
  if (!account) return refused('This account is not connected any more.', 404)
  if (account.locationIds === null) return refused('We could not read which locations are paid to this account. Nothing was changed.')
  const locationIds = reassigned(account.locationIds, change)
  return callSignedIn(assignLocations, { path, body: { account: { locationIds } } }, { key })
}
