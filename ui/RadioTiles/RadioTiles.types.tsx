import { RadioTiles } from './RadioTiles.tsx'

const options = [{ value: '50', title: 'Pay $50, Get $60' }] as const

/** Wrong uses of RadioTiles: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without a name the browser does not know which radios exclude each other */}
    <RadioTiles label="Credit" options={options} />
    {/* @ts-expect-error -- there is no such option */}
    <RadioTiles<'50'> label="Credit" name="credit" options={options} value="60" />
    {/* @ts-expect-error -- a tile is known by its title */}
    <RadioTiles label="Credit" name="credit" options={[{ value: '50', badge: '+20%' }]} />
    {/* @ts-expect-error -- the owner holds the value, or the form, never both */}
    <RadioTiles label="Credit" name="credit" options={options} value="" defaultValue="50" onChange={() => {}} />
  </>
)
