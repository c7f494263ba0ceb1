import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux counts processor time. */
const TICKS = 100

/** Milliseconds of processor that our own workerd processes have used; 0 where nobody counts. */
export function workerdCpuMs(): number {
  let ticks = 0
  for (const pid of processes()) {
    const stat = readStat(pid)
    if (!stat.includes('(workerd)')) continue
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(fields[1]) !== process.pid) continue
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return (ticks * 1000) / TICKS
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** A process may end while it is looked at. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
