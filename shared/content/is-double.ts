import { textField } from './block-fields'
import type { Block } from './story'

/** Whether a visual takes the place of two products beside each other. */
export function isDouble(visual: Block): boolean {
  return textField(visual, 'size') === 'double'
}
