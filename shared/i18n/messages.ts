/** Words of one store view, compiled from `locales/` at build time; one locale reaches a browser. */
export type MessageKey = keyof typeof import('../../locales/nl_nl.json')

export type MessageValues = Record<string, string | number>

export type Messages = Record<MessageKey, (values: MessageValues) => string>

export type Translate = (key: MessageKey, values?: MessageValues) => string

/** Makes the function that screens call for their words (design 5.9). */
export function createTranslate(messages: Messages): Translate {
  return (key, values = {}) => messages[key](values)
}
