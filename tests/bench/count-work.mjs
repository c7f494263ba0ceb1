// Runs inside a Worker, before its entry: counts what is asked of the databases, stores and objects
// that are bound to it, which is what a deployment pays for.

const counts = {}

function count(name, many = 1) {
  counts[name] = (counts[name] ?? 0) + many
}

/** What was counted since the last time. */
export function takeCounts() {
  const taken = { ...counts }
  for (const name of Object.keys(counts)) delete counts[name]
  return taken
}

const countedOnce = new WeakMap()

/** The same bindings, counted: one object for each isolate, as the Worker itself is given. */
export function counted(env) {
  const known = countedOnce.get(env)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(env).map(([name, binding]) => [name, countedBinding(name, binding)]),
  )
  countedOnce.set(env, made)
  return made
}

/** By its kind: a binding to a Worker seems to have every method there is. */
function countedBinding(name, binding) {
  const kind = binding?.constructor?.name
  if (kind === 'D1Database') return countedDatabase(name, binding)
  if (kind === 'KvNamespace' || kind === 'R2Bucket') return countedCalls(name, binding)
  if (kind === 'DurableObjectNamespace') return countedObjects(name, binding)
  return binding
}

/** Every call of an object is a request. */
function countedObjects(name, namespace) {
  return withMethods(namespace, {
    get: (...values) => countedCalls(name, namespace.get(...values)),
    getByName: (...values) => countedCalls(name, namespace.getByName(...values)),
  })
}

function withMethods(target, methods) {
  return new Proxy(target, {
    get(_, method) {
      const value = methods[method] ?? Reflect.get(target, method)
      return typeof value === 'function' && !methods[method] ? value.bind(target) : value
    },
  })
}

function countedCalls(name, target) {
  return new Proxy(target, {
    get(_, method) {
      const value = Reflect.get(target, method)
      if (typeof value !== 'function') return value
      return (...values) => {
        count(`${name} ${String(method)}`)
        if (Array.isArray(values[0])) count(`${name} keys`, values[0].length)
        return Reflect.apply(value, target, values)
      }
    },
  })
}

function countedDatabase(name, database) {
  const note = (result) => {
    count(`${name} rows read`, result.meta.rows_read)
    count(`${name} rows written`, result.meta.rows_written)
    return result
  }
  const wrap = (statement) => ({
    statement,
    bind: (...values) => wrap(statement.bind(...values)),
    all: async () => note(await statement.all()),
    run: async () => note(await statement.run()),
    async first(column) {
      const { results } = note(await statement.all())
      const row = results[0] ?? null
      return column && row ? row[column] : row
    },
  })
  return {
    prepare: (sql) => wrap(database.prepare(sql)),
    async batch(statements) {
      const results = await database.batch(statements.map(({ statement }) => statement))
      return results.map(note)
    },
    withSession: (from) => countedSession(name, database.withSession(from)),
  }
}

function countedSession(name, session) {
  return { ...countedDatabase(name, session), getBookmark: () => session.getBookmark() }
}
