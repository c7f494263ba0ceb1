// A native app in a page: it opens the shop as the app does, posts what is written and shows what it
// hears. The messages are those of shared/contract/wrapper.
const MESSAGES = [
  { type: 'login', data: { username: 'erin@example.com', password: '' } },
  {
    type: 'register',
    data: { email: 'erin@example.com', firstname: 'Erin', lastname: 'Example', password: '' },
  },
  { type: 'forgotPassword', data: { email: 'erin@example.com' } },
  {
    type: 'createPassword',
    data: { email: 'erin@example.com', newPassword: '', resetToken: '' },
  },
  { type: 'signOut' },
  { type: 'selectedLanguage', data: { storeCode: 'de_de' } },
]

const shop = document.getElementById('shop')
const log = document.getElementById('log')
const fault = document.getElementById('fault')
const { open, send } = document.forms
const { kind, message } = send.elements

for (const { type } of MESSAGES) kind.add(new Option(type))
kind.addEventListener('change', offer)
offer()

open.addEventListener('submit', (event) => {
  event.preventDefault()
  show(open.elements.path.value)
})

send.addEventListener('submit', (event) => {
  event.preventDefault()
  fault.textContent = ''
  try {
    const said = JSON.parse(message.value)
    shop.contentWindow.postMessage(said, location.origin)
    note('Said', said)
  } catch (error) {
    fault.textContent = error.message
  }
})

// A store on another host does not let this page frame it, and a page of the browser answers nothing.
shop.addEventListener('load', () => {
  fault.textContent = shop.contentDocument
    ? ''
    : 'The frame shows no page of this host. Another store has its app on its own host: open /wrapper-box/ there. "Open" brings this shop back.'
})

addEventListener('message', ({ data, origin, source }) => {
  if (source === shop.contentWindow && origin === location.origin) note('Heard', data)
})

show('/')

function offer() {
  const chosen = MESSAGES.find(({ type }) => type === kind.value)
  message.value = JSON.stringify(chosen, null, 2)
}

function show(path) {
  const url = new URL(path, location.origin)
  url.searchParams.set('_storyblok_lang', 'app')
  // Another host is another shop: it would not hear this page.
  if (url.origin === location.origin) shop.src = url.href
}

function note(who, what) {
  const entry = document.createElement('li')
  const words = document.createElement('code')
  words.textContent = JSON.stringify(what)
  entry.append(`${who} `, words)
  log.append(entry)
}
