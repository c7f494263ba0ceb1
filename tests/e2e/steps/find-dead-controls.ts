import type { Page } from '@playwright/test'

/** What a page that no script has touched offers to press. */
export interface DeadControls {
  /** Controls that would do nothing, each as its HTML begins. */
  dead: string[]
  /** Where its forms lead, as `POST /cart/add`. */
  forms: string[]
}

/**
 * Looks at everything that can be seen or opened, in sections and in what hangs above the page.
 * @param isFinal no script will ever come, so that fields outside of a form are dead as well
 */
export function findDeadControls(page: Page, isFinal: boolean): Promise<DeadControls> {
  return page.evaluate((isFinal) => {
    const dead = new Set<string>()
    const forms = new Set<string>()
    for (const section of document.querySelectorAll('details')) section.open = true
    look()
    for (const layer of document.querySelectorAll<HTMLElement>('[popover]')) {
      layer.showPopover()
      look()
      layer.hidePopover()
    }
    return { dead: [...dead], forms: [...forms] }

    function look(): void {
      const controls = 'button, a, input, select, textarea, form, [role=button]'
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (!isSeen(control) || control.closest('noscript')) continue
        if (!works(control)) dead.add(control.outerHTML.slice(0, 160))
      }
    }

    function works(control: HTMLElement): boolean {
      // Of HTML, or a part of a drawing.
      if (control.localName === 'a') return leads(control)
      if (control instanceof HTMLFormElement) return isAnswered(control)
      if (control instanceof HTMLButtonElement) return isHeard(control)
      if (!('form' in control)) return false
      // What was filled in before hydration is taken over.
      return !isFinal || (control.form instanceof HTMLFormElement && isAnswered(control.form))
    }

    function isHeard(button: HTMLButtonElement): boolean {
      if (button.popoverTargetElement) return true
      if (button.disabled) return !isFinal
      return button.type === 'submit' && button.form !== null && isAnswered(button.form)
    }

    function isAnswered(form: HTMLFormElement): boolean {
      // Until script says what there is to order, a checkout cannot be sent.
      if (form.querySelector('button[type=submit]:disabled')) return !isFinal
      if (!form.hasAttribute('action')) return false
      forms.add(`${form.method.toUpperCase()} ${new URL(form.action).pathname}`)
      return true
    }

    function leads(link: Element): boolean {
      const href = link.getAttribute('href')
      if (!href?.startsWith('#')) return Boolean(href)
      const target = document.getElementById(href.slice(1))
      location.hash = href
      return target !== null && isSeen(target)
    }

    function isSeen(element: HTMLElement): boolean {
      return element.checkVisibility({ visibilityProperty: true })
    }
  }, isFinal)
}
