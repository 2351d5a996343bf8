import { Text } from '../../../ui/Text/Text.tsx'

/** The sentence of New York’s law on prices (GBL § 349-a), letter for letter. */
export const personalPrice = 'THIS PRICE WAS SET BY AN ALGORITHM USING YOUR PERSONAL DATA'

/** Stands at a price, where the server says that it was computed from the person’s data. */
export const PersonalPrice = ({ of }: { of: { readonly isPersonalPrice?: boolean | undefined } }) =>
  of.isPersonalPrice ? <Text size="sm">{personalPrice}</Text> : null
