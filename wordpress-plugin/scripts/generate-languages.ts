import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageFiles, unmatchedTexts } from './language-files.ts';

const folder = path.join(import.meta.dirname, '..');
for (const [file, content] of languageFiles(folder)) {
	writeFileSync(path.join(folder, file), content);
	console.log(`written  ${file}`);
}
for (const text of unmatchedTexts(folder))
	console.log(`not in languages/ja.json, or only there: ${text}`);
