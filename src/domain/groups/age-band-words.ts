import type { AgeBand } from './age-band.ts'

export const ageBandWords: Record<AgeBand, string> = { 'under-13': 'Under 13', '13-or-over': '13 or over' }
