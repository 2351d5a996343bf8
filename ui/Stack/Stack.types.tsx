import { Stack } from './Stack.tsx'

/** Wrong uses of Stack: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a gap, or `none` */}
    <Stack>Soup</Stack>
    {/* @ts-expect-error -- gaps are from the scale */}
    <Stack space={16}>Soup</Stack>
    {/* @ts-expect-error -- there is no such element */}
    <Stack space="md" as="form">
      Soup
    </Stack>
  </>
)
