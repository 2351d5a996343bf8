/** The least page that React can make of this project: one form, in the theme and its fonts. `.ci/measure` takes it as the floor. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function BarePage() {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  return (
    <main>
      <h1 style={{ fontFamily: 'var(--font-heading)' }}>Bare page</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(email)
        }}>
        <label>
          Email
          <input type="email" name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </label>
        <button type="submit">Send</button>
      </form>
      {sent !== null && <p role="status">Sent to {sent}</p>}
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<BarePage />)
