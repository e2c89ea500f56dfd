/** A worker thread that learns from the present examples and writes the models' files. */
import { currentModelFiles } from '../models.ts'

await currentModelFiles()
