import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { sectionAccess } from '../../../features/partners/access.ts'
import { getProject } from '../../../features/partners/api.ts'
import { financesAddress, returnedBy } from '../../../features/partners/finances/address.ts'
import {
  createOAuthLink,
  disconnectAccount,
  getAccounts,
  getDisconnectedProject,
  refreshAccount,
} from '../../../features/partners/finances/api.ts'
import { type Connection, linkQuery, type Reassignment } from '../../../features/partners/finances/connection.ts'
import { type FinancesDialog, FinancesScreen } from '../../../features/partners/finances/FinancesScreen.tsx'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useToast } from '../../../ui/Toast/Toasts.tsx'
import { useRead } from '../../runtime/api/useRead.ts'
import { useWrite, useWriteBy } from '../../runtime/api/useWrite.ts'
import { reassign } from './reassign.ts'
import { useProject } from '../project/useProject.ts'

/** The accounts to which the locations are paid. */
export function FinancesRoute() {
  const project = useProject()
  const { slug } = project
  const address = z.parse(financesAddress, useSearch({ strict: false }))
  const returned = returnedBy(address)
  const { read, readAgain } = useRead(getAccounts, { path: { slug } })
  const without = useRead(
    getDisconnectedProject,
    returned === 'disconnected' ? { path: { slug }, query: { status: 'disconnected' } } : null,
  )
  const linking = useWrite(createOAuthLink, { invalidates: [getProject] })
  const assigning = useWriteBy(reassign, { invalidates: [getAccounts, getProject] })
  const disconnecting = useWrite(disconnectAccount, { invalidates: [getAccounts, getProject] })
  const refreshing = useWrite(refreshAccount, { invalidates: [getAccounts, getProject] })
  const [checked, setChecked] = useState<string | null>(null)
  const [dialog, setDialog] = useState<FinancesDialog | null>(null)
  const showToast = useToast()

  const connect = async (connection: Connection) => {
    const answer = await linking.send({ path: { slug }, query: linkQuery(connection) })
    // A link is made for each press, so that none has expired.
    if (answer?.ok) location.assign(answer.value.url)
  }
  const assign = async (id: string, change: Reassignment) => {
    const answer = await assigning.send({ path: { slug, id }, change })
    if (!answer?.ok) return
    setDialog(null)
    showToast({ tone: 'success', title: 'Locations saved' })
  }
  const disconnect = async (id: string) => {
    const answer = await disconnecting.send({ path: { slug, id } })
    if (!answer?.ok) return
    setDialog(null)
    showToast({ tone: 'success', title: 'Account disconnected' })
  }
  const check = async (id: string) => {
    setChecked(id)
    const answer = await refreshing.send({ path: { slug, id } })
    if (answer?.ok) showToast({ tone: 'success', title: 'The account was read again' })
  }
  return (
    <FinancesScreen
      accounts={mapRemote(read, ({ accounts }) => accounts)}
      locations={project.locations}
      areAll={project.sections.locations.totalCount === project.locations.length}
      access={sectionAccess(project, 'finances')}
      returned={returned}
      isReturning={returned === 'disconnected' && without.read.status === 'loading'}
      dialog={dialog}
      onDialog={(next) => {
        linking.reset()
        assigning.reset()
        disconnecting.reset()
        setDialog(next)
      }}
      onConnect={(connection) => void connect(connection)}
      linking={linking.submission}
      onAssign={(id, change) => void assign(id, change)}
      assigning={assigning.submission}
      onDisconnect={(id) => void disconnect(id)}
      disconnecting={disconnecting.submission}
      onCheck={(id) => void check(id)}
      checking={checked === null ? null : { accountId: checked, submission: refreshing.submission }}
      onRetry={readAgain}
    />
  )
}
