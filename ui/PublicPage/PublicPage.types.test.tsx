import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { PublicPage } from './PublicPage.tsx'

it('shows its picture in all windows or in wide ones', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- there is no page for phones only */}
      <PublicPage heroOn="phone">Page</PublicPage>
      {/* @ts-expect-error -- an empty page is none */}
      <PublicPage />
      {/* @ts-expect-error -- whose page it is, the provider says */}
      <PublicPage logo="/logo.svg">Page</PublicPage>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
