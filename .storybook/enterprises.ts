import type { Enterprise } from '../themes/enterprise.ts'

const found = import.meta.glob<Enterprise>('../themes/*/enterprise.ts', { eager: true, import: 'enterprise' })

/** Every enterprise in themes, in the order of the folders' names. */
export const enterprises: readonly Enterprise[] = Object.values(found)

/** The enterprise that the toolbar names, or the first if the name is unknown. */
export function enterpriseOf(id: unknown): Enterprise {
  const enterprise = enterprises.find((each) => each.id === id) ?? enterprises[0]
  if (!enterprise) throw new Error('No folder under themes holds an enterprise.ts')
  return enterprise
}
