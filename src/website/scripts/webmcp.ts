import { registerTools } from './register-tools.ts'

void registerTools(document, navigator)
