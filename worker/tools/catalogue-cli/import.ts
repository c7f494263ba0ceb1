// `npm run import -- FOLDER`: loads a merchant's catalogue, with the pictures in its folder `media`,
// into the commerce Worker of this machine or into a deployed one.
import { terminalQuestion } from './confirm-replace.ts'
import { importFolder } from './import-folder.ts'
import { readImportOptions } from './import-options.ts'
import { withAdminClient } from './open-admin-client.ts'

/** The exit code where the catalogue was written, but not all that the files say. */
const ROWS_LEFT_OUT = 2

const options = readImportOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exit(1)
}
await withAdminClient(options.deployed, async (admin) => {
  const isWhole = await importFolder(admin, options, terminalQuestion())
  if (!isWhole) process.exitCode = ROWS_LEFT_OUT
})
