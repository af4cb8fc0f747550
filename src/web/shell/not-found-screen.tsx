import { notFound } from '../api/found.ts'
import { NotFound } from './not-found.tsx'

export function loader() {
  throw notFound()
}

export default NotFound
