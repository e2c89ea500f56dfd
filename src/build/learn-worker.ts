/** Learns of the present examples beside whatever else the process does: the work of a worker thread. */
import { currentModelFile } from '../search/model-file.ts'

await currentModelFile('search')
await currentModelFile('situations')
