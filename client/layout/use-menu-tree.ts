import { useRef, useState } from 'react'
import { storePath } from '../../shared/routing/links'
import { MENU_PATH, type MenuBranch } from '../../shared/routing/page'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'

/** What is below the departments. `ask` when somebody comes near: it is fetched once. */
export function useMenuTree(): { tree: MenuBranch[]; ask: () => void } {
  const { http } = usePorts()
  const { store } = useShop()
  const [tree, setTree] = useState<MenuBranch[]>([])
  const isAsked = useRef(false)
  const load = async () => {
    isAsked.current = true
    const answer = await http.send({ method: 'GET', path: storePath(MENU_PATH, store) })
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
