import { Image } from './Image.tsx'

/** Wrong uses of Image: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs an alternative text, which may be empty */}
    <Image src="/soup.jpg" ratio="photo" />
    {/* @ts-expect-error -- without a ratio the page would jump */}
    <Image src="/soup.jpg" alt="Soup" />
    {/* @ts-expect-error -- without a picture it is null */}
    <Image alt="Soup" ratio="photo" />
  </>
)
