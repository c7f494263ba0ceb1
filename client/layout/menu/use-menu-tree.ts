import { useState } from 'react'
import type { MenuBranch } from '../../../shared/routing/page'
import { usePorts } from '../../stores/ports'
import { useQueryHolder } from '../../stores/query-holder'

/** What is below the departments; empty until `load` was called, when the menu is approached. */
export function useMenuTree(): { tree: MenuBranch[]; load: () => void } {
  const { http } = usePorts()
  const queries = useQueryHolder()
  const [tree, setTree] = useState<MenuBranch[]>([])
  const load = () =>
    void import('./load-menu-tree')
      .then(({ loadMenuTree }) => loadMenuTree(queries, http))
      // Without an answer the panels keep their link to the department; the next call asks again.
      .then(setTree, () => undefined)
  return { tree, load }
}
