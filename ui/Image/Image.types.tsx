import { Image } from './Image.tsx'

/** Wrong uses of Image: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- what it shows is said, if only by nothing */}
    <Image src="/soup.jpg" ratio="photo" />
    {/* @ts-expect-error -- without a ratio the page would jump */}
    <Image src="/soup.jpg" alt="Soup" />
    {/* @ts-expect-error -- that there is no picture is said: null */}
    <Image alt="Soup" ratio="photo" />
  </>
)
