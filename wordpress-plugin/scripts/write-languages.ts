import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtLanguageFiles } from './language-files.ts';

// The build and the development server run this: Git ignores the files.
const folder = path.join(import.meta.dirname, '..');
for (const [file, text] of builtLanguageFiles(folder)) writeFileSync(path.join(folder, file), text);
