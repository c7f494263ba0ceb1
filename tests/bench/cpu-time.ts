import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

interface Process {
  pid: number
  parent: number
  name: string
  /** Milliseconds of CPU time so far, in user and kernel mode. */
  cpu: number
}

/** The workerd processes that this process has started. Linux only; empty elsewhere. */
export function ownWorkerds(): Process[] {
  return processes().filter(({ parent, name }) => parent === process.pid && name === 'workerd')
}

/** Milliseconds of CPU time that a process has used so far; null where it cannot be known. */
export function cpuTimeOf(pid: number | undefined): number | null {
  return processes().find((one) => one.pid === pid)?.cpu ?? null
}

function processes(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
  } catch {
    return []
  }
}

/** See proc(5): the name stands in brackets and may hold anything. */
function readProcess(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]]
    return [{ pid: Number(pid), parent, name, cpu: ((user + system) * 1000) / TICKS_PER_SECOND }]
  } catch {
    return []
  }
}
