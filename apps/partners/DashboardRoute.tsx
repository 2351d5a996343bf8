import { useState } from 'react'
import { submitProject } from '../../features/partners/api.ts'
import { DashboardScreen } from '../../features/partners/dashboard/DashboardScreen.tsx'
import { canSubmit } from '../../features/partners/dashboard/nextStep.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { useWrite } from '../runtime/api/useWrite.ts'
import { useHref } from '../runtime/routing/links.tsx'
import { sectionWay } from './project/ways.ts'
import { useProject } from './project/useProject.ts'

export function DashboardRoute() {
  const read = useProject()
  const href = useHref()
  /** When the dialog was shown; null while it is not. */
  const [shownAt, setShownAt] = useState<string | null>(null)
  const { slug } = read
  const { act, submission, send, reset } = useWrite(submitProject, { of: slug })
  // Until the project is read again, nobody may submit it a second time.
  const project = act?.done ? { ...read, status: 'in_review' } : read
  const path = { slug }
  const show = () => {
    const at = new Date().toISOString()
    setShownAt(at)
    // The call is not awaited: the submission sends it again.
    void callSignedIn(submitProject, { path, body: { project: { status: undefined, shownAt: at } } })
  }
  const submit = async () => {
    if (shownAt === null || !canSubmit(project)) return
    const answer = await send({ path, body: { project: { status: 'in_review', shownAt } } })
    if (answer?.ok) setShownAt(null)
  }
  return (
    <DashboardScreen
      project={project}
      hrefOf={(section, item) => {
        const { to, search } = sectionWay(section, item)
        return href(to, search)
      }}
      isSubmitShown={shownAt !== null}
      submission={submission}
      onShowSubmit={show}
      onHideSubmit={() => {
        setShownAt(null)
        reset()
      }}
      onSubmit={() => void submit()}
    />
  )
}
