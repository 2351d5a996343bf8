import { type Control, useWatch } from 'react-hook-form'
import { plainText } from '../../../ui/text/plainText.ts'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatAddress } from '../project.ts'
import { Preview } from '../records/Preview.tsx'
import type { LocationDraft, LocationValues } from './api.ts'

type Props = { control: Control<LocationDraft, unknown, LocationValues> }

/** The location as guests see it on the brand's page, with the text that is being typed. */
export function LocationPreview({ control }: Props) {
  const typed = useWatch({ control })
  const text = (name: keyof LocationDraft): string => plainText(typed[name] ?? '')
  const address = formatAddress({
    addressOne: text('addressOne'),
    addressTwo: text('addressTwo'),
    city: text('city'),
    state: text('state').toUpperCase(),
    zipCode: text('zipCode'),
  })
  return (
    <Preview name={text('name') || 'Your location'}>
      <Text size="sm">{address || 'No address yet'}</Text>
      <DescriptionList
        items={[
          { term: 'Phone', detail: text('phone') || 'No number yet' },
          { term: 'Menu', detail: text('menuUrl') ? 'Open' : 'No link yet' },
          { term: 'Reserve a table', detail: text('reservationUrl') || text('reservationPhone') ? 'Open' : 'No way yet' },
        ]}
      />
    </Preview>
  )
}
