import { useEffect, useState } from 'react'
import { storePath } from '../../shared/routing/links'
import { fetchPage } from '../browser/fetch-page'
import type { ProductList } from '../engine/kept-products'
import { useShop } from '../stores/shop'

/** What the home page says that others buy most; null until it is known, empty where it cannot be. */
export function useBestsellers(isWanted: boolean): ProductList | null {
  const { store } = useShop()
  const [list, setList] = useState<ProductList | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    loadBestsellers(storePath('/', store), leaving.signal).then(setList, () => setList([]))
    return () => leaving.abort()
  }, [isWanted, store])
  return list
}

async function loadBestsellers(home: string, signal: AbortSignal): Promise<ProductList> {
  const answer = await fetchPage(home, signal)
  const data = answer.kind === 'page' ? answer.page.data : null
  if (data?.route !== 'home') return []
  return data.bestsellers.map(({ sku, name, images: [image = ''], link }) => {
    return { sku, name, image, link }
  })
}
