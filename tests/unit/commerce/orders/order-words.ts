/// <reference path="../../../../client/messages.d.ts" />

import messages from 'virtual:messages/nl_nl'
import { createTranslate } from '../../../../shared/i18n/messages'
import { storeViewOf } from '../../../../shared/store-view/store-views'

/** In which the pages of orders speak. */
export const DUTCH = { t: createTranslate(messages), store: storeViewOf('nl_nl') }
