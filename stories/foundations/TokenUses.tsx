import { Suspense, use } from 'react'
import type { TokenUses as Uses } from '../../.storybook/sources/tokenUses.ts'
import { usersOf } from '../../.storybook/sources/usersOf.ts'
import { pageOf } from '../../.storybook/docs/usage.ts'
import { docsId } from '../../.storybook/storyId.ts'
import * as styles from './Foundations.css.ts'

/** More names than these are folded. */
const few = 4

let loading: Promise<Uses> | undefined

/** Loaded when a page asks for it: to find the uses, every style sheet is read. */
const load = () => (loading ??= import('virtual:tokens').then(({ default: tokenUses }) => tokenUses))

function Users({ token }: { readonly token: string }) {
  const users = usersOf(use(load()), token)
  if (users.length === 0) return 'Used nowhere'
  const names = users.map((user, index) => (
    <span key={user}>
      {index > 0 && ', '}
      {/* The path of a file that belongs to no component. */}
      {user.includes('/') ? (
        user
      ) : (
        <a className={styles.user} href={`./?path=/docs/${docsId(pageOf(user))}`} target="_top">
          {user}
        </a>
      )}
    </span>
  ))
  if (users.length <= few) return <>Used in {names}</>
  return (
    <details>
      <summary className={styles.users}>{`Used in ${users.length} places`}</summary>
      {names}
    </details>
  )
}

/** The components that use a token, each with a link to its page. */
export const TokenUses = ({ token }: { readonly token: string }) => (
  <div className={styles.purpose}>
    <Suspense>
      <Users token={token} />
    </Suspense>
  </div>
)
