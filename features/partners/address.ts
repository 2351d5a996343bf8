import * as z from 'zod/mini'
import { pageNumber, searchText } from '../shared/links/listSearch.ts'
import { imageGroups } from './images/groups.ts'
import { mapped } from '../shared/api/wire.ts'

// oxlint-disable promise/valid-params -- the `catch` of a schema, and of no promise

/** Every address of a signed-in partner names its project by the slug: `/locations?project=harbor-rye`. */
export const projectAddress = z.object({ project: searchText })

/** The address of an item: `list` is the search of its list, `field` the field that takes the focus, by its name on the wire. */
export const itemAddress = z.object({ id: searchText, list: searchText, field: searchText })
export type ItemAddress = z.output<typeof itemAddress>

/** The search of a list of items. */
export const listSearch = z.object({ q: searchText, page: pageNumber, sort: searchText, show: searchText })
export type ListSearch = z.output<typeof listSearch>

/** `brand` is a brand's id. */
export const locationSearch = z.extend(listSearch, { brand: searchText })
export type LocationSearch = z.output<typeof locationSearch>

const [firstGroup] = imageGroups

/** The address of a brand's pictures: the group and the page that are shown. */
export const imagesAddress = z.object({
  id: searchText,
  group: z._default(z.catch(z.literal(imageGroups), firstGroup), firstGroup),
  page: pageNumber,
})

/** `connected_status` is how the payment provider sends a person back. It proves nothing. */
export const financesAddress = z.object({ connected_status: searchText })
export type FinancesAddress = z.output<typeof financesAddress>

export const integrationsSearch = z.object({ q: searchText, show: searchText, sort: searchText })
export type IntegrationsSearch = z.output<typeof integrationsSearch>

export const teamSearch = z.object({ q: searchText, sort: searchText })
export type TeamSearch = z.output<typeof teamSearch>

/** The search for the restaurant that wants to join. */
export const leadSearch = z.object({ q: searchText })

/** Whether a link requests the approval: `&approve`, also without a value. The router reads its own output again. */
const approval = z.union([z.boolean(), mapped(z.string(), (text: string) => !['false', '0', 'no'].includes(text))])

/** The link of an email: `/email-review?id=41&token=…`, with `approve` if it requests the approval. */
export const reviewAddress = z.object({ id: searchText, token: searchText, approve: z._default(z.catch(approval, false), false) })
