import { MENU_PATH } from '../../../shared/routing/data-paths'
import type { MenuBranch } from '../../../shared/routing/page-chrome'
import type { HttpPort } from '../../engine/ports'
import { queryClientOf } from '../../stores/query-client'
import type { QueryHolder } from '../../stores/query-holder'

/** Loads what is below the departments, once for each page load. Throws when it cannot be had. */
export function loadMenuTree(queries: QueryHolder, http: HttpPort): Promise<MenuBranch[]> {
  return queryClientOf(queries).fetchQuery({
    queryKey: ['menu'],
    queryFn: () => fetchMenu(http),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}

async function fetchMenu(http: HttpPort): Promise<MenuBranch[]> {
  const answer = await http.send({ method: 'GET', path: MENU_PATH })
  if (answer.kind === 'lost' || answer.code !== 200) throw new Error('The menu did not come')
  return answer.result as MenuBranch[]
}
