import { Slider } from './Slider.tsx'

const noop = () => {}
const format = String

/** Wrong uses of Slider: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- with one stop there is nowhere to slide */}
    <Slider label="Spend" stops={[50]} format={format} value={50} onChange={noop} />
    {/* @ts-expect-error -- a bare number says nothing to those who hear it */}
    <Slider label="Spend" stops={[50, 100]} value={50} onChange={noop} />
    {/* @ts-expect-error -- a slider always has a value */}
    <Slider label="Spend" stops={[50, 100]} format={format} value={null} onChange={noop} />
  </>
)
