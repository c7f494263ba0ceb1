// Forms that editors make (spec 7, form submit). The path and the shape are ours.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { filledLine, paragraph, storeCode } from '../wire/request-value'

const formField = z.union([paragraph(10_000), z.number(), z.boolean(), z.array(paragraph(500))])

const formSubmission = z.object({
  form: filledLine(64),
  fields: z
    .record(z.string().check(z.regex(/^[\w.-]{1,64}$/)), formField)
    .check(z.refine((fields) => Object.keys(fields).length <= 100, 'Too many fields'))
    .check(z.refine((fields) => JSON.stringify(fields).length <= 20_000, 'Too long')),
})

export const formCalls = {
  formSubmit: {
    method: 'POST',
    path: '/api/ext/form/submit',
    auth: 'none',
    query: z.object({ storeCode: z.optional(storeCode) }),
    body: formSubmission,
    result: z.boolean(),
    envelope: true,
  },
} as const satisfies Record<string, Call>
