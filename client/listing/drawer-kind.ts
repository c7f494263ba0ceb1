export type DrawerKind = 'filters' | 'sort'
