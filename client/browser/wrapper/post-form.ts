/** Posts a form without fields, as a press of its button does. */
export function postForm(action: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  document.body.append(form)
  form.submit()
}
