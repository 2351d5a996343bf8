import { DashboardScreen } from '../../features/partner/dashboard/DashboardScreen.tsx'
import { useProject } from './useProject.ts'

/** Where the project stands (PRT-02). */
export const DashboardRoute = () => <DashboardScreen project={useProject()} />
