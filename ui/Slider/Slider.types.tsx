import { Slider } from './Slider.tsx'

const noop = () => {}
const format = String

/** Wrong uses of Slider: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs several stops */}
    <Slider label="Spend" stops={[50]} format={format} value={50} onChange={noop} />
    {/* @ts-expect-error -- it needs a text for the value */}
    <Slider label="Spend" stops={[50, 100]} value={50} onChange={noop} />
    {/* @ts-expect-error -- a slider always has a value */}
    <Slider label="Spend" stops={[50, 100]} format={format} value={null} onChange={noop} />
  </>
)
