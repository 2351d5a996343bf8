import { PublicPage } from './PublicPage.tsx'

/** Wrong uses of PublicPage: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no page for phones only */}
    <PublicPage heroOn="phone">Page</PublicPage>
    {/* @ts-expect-error -- an empty page is none */}
    <PublicPage />
    {/* @ts-expect-error -- whose page it is, the provider says */}
    <PublicPage logo="/logo.svg">Page</PublicPage>
  </>
)
