import { PublicPage } from './PublicPage.tsx'

/** Wrong uses of PublicPage: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such value */}
    <PublicPage heroOn="phone">Page</PublicPage>
    {/* @ts-expect-error -- it needs content */}
    <PublicPage />
    {/* @ts-expect-error -- the enterprise comes from the provider */}
    <PublicPage logo="/logo.svg">Page</PublicPage>
  </>
)
