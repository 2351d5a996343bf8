import * as z from 'zod/mini'
import { searchText } from '../../shared/links/listSearch.ts'
import { projectAddress } from '../address.ts'

/** `connected_status` is how the payment provider sends a person back. It proves nothing. */
export const financesAddress = z.extend(projectAddress, { connected_status: searchText })

export type Returned = 'no' | 'expired' | 'disconnected' | 'back'

/** How somebody has come back from the payment provider, if they have. */
export function returnedBy({ connected_status: status }: z.output<typeof financesAddress>): Returned {
  if (status === '') return 'no'
  return status === 'expired' || status === 'disconnected' ? status : 'back'
}
