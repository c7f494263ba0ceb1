import { useRef, useState } from 'react'
import { MENU_PATH, type MenuBranch } from '../../../shared/routing/page'
import { usePorts } from '../../stores/ports'

/** What is below the departments. `ask` when somebody comes near: it is fetched once. */
export function useMenuTree(): { tree: MenuBranch[]; ask: () => void } {
  const { http } = usePorts()
  const [tree, setTree] = useState<MenuBranch[]>([])
  const isAsked = useRef(false)
  const load = async () => {
    isAsked.current = true
    const answer = await http.send({ method: 'GET', path: MENU_PATH })
    isAsked.current = answer.kind === 'answered' && answer.code === 200
    if (answer.kind === 'answered' && answer.code === 200) setTree(answer.result as MenuBranch[])
  }
  return {
    tree,
    ask: () => {
      if (!isAsked.current) void load()
    },
  }
}
