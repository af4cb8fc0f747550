import { fileEndpoint } from './endpoint.ts'

export const makeBackupEndpoint = fileEndpoint({
  route: 'GET /api/admin/backup',
  summary: 'Everything that is stored, in a file from which it can be brought back',
  types: ['application/gzip'],
  errors: ['not-signed-in', 'not-allowed', 'unavailable'],
})
