// `npm run import -- FOLDER`: loads a merchant's catalogue, with the pictures in its folder `media`,
// into the commerce Worker of this machine or into a deployed one.
import { terminalQuestion } from './confirm-replace.ts'
import { importFolder } from './import-folder.ts'
import { readImportOptions } from './import-options.ts'
import { openAdminClient } from './open-admin-client.ts'

/** The exit code where the catalogue was written, but not all that the files say. */
const ROWS_LEFT_OUT = 2

const options = readImportOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exit(1)
}
const { admin, close } = await openAdminClient(options.deployed)
try {
  const isWhole = await importFolder(admin, options, terminalQuestion())
  if (!isWhole) process.exitCode = ROWS_LEFT_OUT
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\nThe catalogue is as it was.`)
  process.exitCode = 1
} finally {
  await close()
}
