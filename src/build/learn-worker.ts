/** Learns of the present examples beside whatever else the process does: the work of a worker thread. */
import { currentModelFiles } from '../models.ts'

await currentModelFiles()
