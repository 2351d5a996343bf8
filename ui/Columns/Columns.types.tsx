import { Columns } from './Columns.tsx'

/** Wrong uses of Columns: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a gap, or `none` */}
    <Columns>Soup</Columns>
    {/* @ts-expect-error -- gaps are from the scale */}
    <Columns space={12}>Soup</Columns>
    {/* @ts-expect-error -- the number follows from the space */}
    <Columns space="md" count={3}>
      Soup
    </Columns>
  </>
)
