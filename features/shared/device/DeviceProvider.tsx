import { createContext, useContext } from 'react'
import type { Device } from './device.ts'

/** Says what the app is opened on. Without it, a desktop. */
export const DeviceProvider = createContext<Device>('desktop')

export const useDevice = (): Device => useContext(DeviceProvider)
