import { useState } from 'react'
import { MENU_PATH, type MenuBranch } from '../../../shared/routing/page'
import type { HttpPort } from '../../engine/ports'
import { usePorts } from '../../stores/ports'
import { useQueryHolder } from '../../stores/query-holder'

/**
 * What is below the departments; empty until it was loaded. `load` when somebody comes near the
 * menu: the first time that works is enough.
 */
export function useMenuTree(): { tree: MenuBranch[]; load: () => void } {
  const { http } = usePorts()
  const holder = useQueryHolder()
  const [tree, setTree] = useState<MenuBranch[]>([])
  const load = async () => {
    const { queryClientOf } = await import('../../stores/query-client')
    const queryFn = () => fetchMenu(http)
    setTree(
      await queryClientOf(holder).fetchQuery({
        queryKey: ['menu'],
        queryFn,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      }),
    )
  }
  // Without an answer the panels keep their link to the department; the next approach asks again.
  return { tree, load: () => void load().catch(() => undefined) }
}

async function fetchMenu(http: HttpPort): Promise<MenuBranch[]> {
  const answer = await http.send({ method: 'GET', path: MENU_PATH })
  if (answer.kind === 'lost' || answer.code !== 200) throw new Error('The menu did not come')
  return answer.result as MenuBranch[]
}
