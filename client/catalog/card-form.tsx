/** The form that the buttons of all cards send. */
export const CARD_FORM_ID = 'card-form'

/** One for the whole page: a form for each of forty-eight cards would weigh too much. */
export function CardForm({ action }: { action: string }) {
  return <form id={CARD_FORM_ID} method="post" action={action} />
}
