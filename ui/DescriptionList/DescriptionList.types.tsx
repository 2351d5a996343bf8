import { DescriptionList } from './DescriptionList.tsx'

/** Wrong uses of DescriptionList: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a fact has a name */}
    <DescriptionList items={[{ detail: 'Osteria del Ponte' }]} />
    {/* @ts-expect-error -- and a name has its fact */}
    <DescriptionList items={[{ term: 'Restaurant' }]} />
    {/* @ts-expect-error -- facts are a list, not children */}
    <DescriptionList>Osteria del Ponte</DescriptionList>
  </>
)
