import { RadioTiles } from './RadioTiles.tsx'

const options = [{ value: '50', title: 'Pay $50, Get $60' }] as const

/** Wrong uses of RadioTiles: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- radios need a common name */}
    <RadioTiles label="Credit" options={options} />
    {/* @ts-expect-error -- there is no such option */}
    <RadioTiles<'50'> label="Credit" name="credit" options={options} value="60" />
    {/* @ts-expect-error -- a tile needs a title */}
    <RadioTiles label="Credit" name="credit" options={[{ value: '50', badge: '+20%' }]} />
    {/* @ts-expect-error -- the value is in state or in the form, never both */}
    <RadioTiles label="Credit" name="credit" options={options} value="" defaultValue="50" onChange={() => {}} />
  </>
)
