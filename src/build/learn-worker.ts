/** A worker thread that learns from the present examples, and tells where the models' files are. */
import { parentPort } from 'node:worker_threads'
import { currentModelFiles } from '../models.ts'

parentPort?.postMessage(await currentModelFiles())
