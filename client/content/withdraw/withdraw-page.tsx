// Withdrawing from an order, in two steps and without an account. It works without script. The footer leads
// here from every page, so it has the neighbours and the way back of a page of editors.

import {
  CONFIRM_WITHDRAWAL_PATH,
  type Declaration,
  type DeclaredLine,
  WITHDRAW_FIELDS,
  WITHDRAW_FORM,
  type WithdrawFault,
} from '../../../shared/checkout/withdrawal'
import type { MessageKey } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import type { PageData } from '../../../shared/routing/page'
import { WITHDRAW_PATH } from '../../../shared/routing/screen-paths'
import { MERCHANT, RETURN_DAYS } from '../../../shared/store-view/merchant'
import { useRefusedForm } from '../../stores/forms/refused-form'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { Notice } from '../../ui/notice'
import { PageFrame } from '../page-frame'
import styles from './withdraw.module.css'

const FAULT_WORDS: Record<WithdrawFault, MessageKey> = {
  'not-found': 'withdraw.not-found',
  canceled: 'orders.state-canceled',
  incomplete: 'withdraw.incomplete',
  'no-lines': 'withdraw.no-lines',
  over: 'withdraw.over',
  withdrawn: 'withdraw.withdrawn',
  failed: 'withdraw.failed',
}

export function WithdrawPage({ data }: { data: PageData }) {
  const { t } = useShop()
  if (data.route !== 'withdraw') return null
  const { declaration, fault, orderHash } = data
  return (
    <PageFrame title={t('withdraw.title')}>
      <div className={`contained ${styles.page}`}>
        <h1>{t('withdraw.title')}</h1>
        <div role="alert">
          {fault && (
            <Notice kind="danger">
              {t(FAULT_WORDS[fault], { email: MERCHANT.email, days: RETURN_DAYS })}
            </Notice>
          )}
        </div>
        {declaration ? (
          <Declared declaration={declaration} />
        ) : (
          <DeclareForm orderHash={fault === 'not-found' ? '' : orderHash} />
        )}
      </div>
    </PageFrame>
  )
}

/** The first step: who withdraws, and from which order. */
function DeclareForm({ orderHash }: { orderHash: string }) {
  const { store, t } = useShop()
  const refused = useRefusedForm(WITHDRAW_FORM)
  const typed = (name: string) => refused?.typed.get(name) ?? ''
  return (
    <>
      <p>{t(orderHash ? 'withdraw.intro-order' : 'withdraw.intro')}</p>
      <p>{t('withdraw.period', { days: RETURN_DAYS })}</p>
      <form className={styles.form} method="post" action={storePath(WITHDRAW_PATH, store)}>
        <TextField
          label={t('withdraw.name')}
          name={WITHDRAW_FIELDS.name}
          defaultValue={typed(WITHDRAW_FIELDS.name)}
          autoComplete="name"
          maxLength={200}
          required
        />
        {orderHash ? (
          <input type="hidden" name={WITHDRAW_FIELDS.orderHash} value={orderHash} />
        ) : (
          <>
            <TextField
              label={t('withdraw.order-number')}
              name={WITHDRAW_FIELDS.orderNumber}
              defaultValue={typed(WITHDRAW_FIELDS.orderNumber)}
              inputMode="numeric"
              required
            />
            <TextField
              label={t('withdraw.email')}
              hint={t('withdraw.email-hint')}
              name={WITHDRAW_FIELDS.email}
              defaultValue={typed(WITHDRAW_FIELDS.email)}
              type="email"
              autoComplete="email"
              required
            />
          </>
        )}
        <Button type="submit">{t('withdraw.next')}</Button>
      </form>
    </>
  )
}

function Declared({ declaration }: { declaration: Declaration }) {
  const { t } = useShop()
  const { confirmedAt, emailHint } = declaration
  return confirmedAt === null ? (
    <ConfirmForm declaration={declaration} />
  ) : (
    <div className={styles.receipt} role="status">
      <h2>{t('withdraw.done')}</h2>
      <p>{t('withdraw.received', { moment: confirmedAt })}</p>
      <p>{t('withdraw.mail', { email: emailHint })}</p>
      <Facts declaration={declaration} />
      <ul>
        {declaration.lines
          .filter(({ withdrawnQty }) => withdrawnQty > 0)
          .map(({ position, withdrawnQty, name }) => (
            <li key={position}>
              {t('checkout.pieces', { qty: withdrawnQty })} {name}
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The second step: what is declared, and the button that declares it. */
function ConfirmForm({ declaration }: { declaration: Declaration }) {
  const { store, t } = useShop()
  const { token, lines, emailHint, endsOn } = declaration
  return (
    <form className={styles.form} method="post" action={storePath(CONFIRM_WITHDRAWAL_PATH, store)}>
      <h2>{t('withdraw.check')}</h2>
      <Facts declaration={declaration} />
      <fieldset className={styles.lines}>
        <legend>{t('withdraw.lines')}</legend>
        {lines.map((line) => (
          <LineChoice key={line.position} line={line} />
        ))}
      </fieldset>
      {endsOn && <p>{t('withdraw.ends', { day: endsOn, days: RETURN_DAYS })}</p>}
      <p>{t('withdraw.mail-next', { email: emailHint })}</p>
      <input type="hidden" name={WITHDRAW_FIELDS.declaration} value={token} />
      <Button type="submit">{t('withdraw.confirm')}</Button>
    </form>
  )
}

/** A line that may go back, whole or in part. */
function LineChoice({ line: { position, qty, name } }: { line: DeclaredLine }) {
  const { t } = useShop()
  const typed = useRefusedForm(WITHDRAW_FORM)?.typed
  return (
    <div className={styles.line}>
      <label>
        <input
          type="checkbox"
          name={WITHDRAW_FIELDS.line}
          value={position}
          defaultChecked={typed?.has(WITHDRAW_FIELDS.line, String(position)) ?? true}
        />
        <span>
          {t('checkout.pieces', { qty })} {name}
        </span>
      </label>
      {qty > 1 && (
        <TextField
          label={t('withdraw.how-many', { name })}
          isLabelHidden
          type="number"
          name={WITHDRAW_FIELDS.qty + position}
          min={1}
          max={qty}
          defaultValue={typed?.get(WITHDRAW_FIELDS.qty + position) ?? qty}
          required
        />
      )}
    </div>
  )
}

function Facts({ declaration: { orderNumber, orderedOn, name } }: { declaration: Declaration }) {
  const { t } = useShop()
  return (
    <dl className={styles.facts}>
      <dt>{t('withdraw.order-number')}</dt>
      <dd>{orderNumber}</dd>
      <dt>{t('withdraw.ordered-on')}</dt>
      <dd>{orderedOn}</dd>
      <dt>{t('withdraw.name')}</dt>
      <dd>{name}</dd>
    </dl>
  )
}
