import { Stack } from './Stack.tsx'

/** Wrong uses of Stack: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a gap there must be, if only `none` */}
    <Stack>Soup</Stack>
    {/* @ts-expect-error -- gaps are of the scale */}
    <Stack space={16}>Soup</Stack>
    {/* @ts-expect-error -- it is one of a few elements */}
    <Stack space="md" as="form">
      Soup
    </Stack>
  </>
)
