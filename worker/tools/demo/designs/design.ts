import type { Localized } from '../words/localized'

/** What one sees on the pictures of a model, by the names of demo/media/index.json. */
export type Designs = Record<string, Localized>
