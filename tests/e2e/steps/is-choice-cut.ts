import type { Locator } from '@playwright/test'

/** Whether a choice is wider than the field that shows it, which no box tells. */
export function isChoiceCut(field: Locator): Promise<boolean> {
  return field.evaluate((select: HTMLSelectElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('Nothing to measure with')
    pen.font = font
    const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
    return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room
  })
}
