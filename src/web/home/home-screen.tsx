import { Link } from 'react-router'
import { apiOf } from '../api/request-api.ts'
import type { Route } from './+types/home-screen'

export async function loader({ context }: Route.LoaderArgs) {
  return apiOf(context)('GET /api/curriculum')
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Revisewell</h1>
      {loaderData.levels.map((level) => (
        <Link key={level.id} to={`/${level.id}`}>
          {level.title}
        </Link>
      ))}
    </main>
  )
}
