import { Columns } from './Columns.tsx'

/** Wrong uses of Columns: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a gap there must be, if only `none` */}
    <Columns>Soup</Columns>
    {/* @ts-expect-error -- gaps are of the scale */}
    <Columns space={12}>Soup</Columns>
    {/* @ts-expect-error -- how many there are follows from the room */}
    <Columns space="md" count={3}>
      Soup
    </Columns>
  </>
)
