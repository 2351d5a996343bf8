import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'

const label = 'How much would you like to add?'

export const priceFirst = () => (
  <RadioTiles
    label={label}
    name="price-first"
    options={[
      { value: '50', title: 'Pay $50, Get $60', badge: '+20%' },
      { value: '100', title: 'Pay $100, Get $125', badge: '+25%' },
    ]}
  />
)

export const dearestChosen = () => (
  <RadioTiles
    label={label}
    name="dearest-chosen"
    defaultValue="100"
    options={[
      { value: '50', title: 'Get $60, Pay $50', badge: 'Save!' },
      { value: '100', title: 'Get $125, Pay $100', badge: 'Best!' },
    ]}
  />
)
