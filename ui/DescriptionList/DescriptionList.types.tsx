import { DescriptionList } from './DescriptionList.tsx'

/** Wrong uses of DescriptionList: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a detail needs a term */}
    <DescriptionList items={[{ detail: 'Osteria del Ponte' }]} />
    {/* @ts-expect-error -- a term needs a detail */}
    <DescriptionList items={[{ term: 'Restaurant' }]} />
    {/* @ts-expect-error -- details are a list, not children */}
    <DescriptionList>Osteria del Ponte</DescriptionList>
  </>
)
