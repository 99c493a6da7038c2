import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renamed } from './rename/renamed.ts';
import { Mistake } from './run/mistake.mjs';

// npm run ts -- scripts/rename.ts NAME [--released]: gives the product a different name everywhere.
// Afterwards: npm run fix, and a look at texts whose length matters.

const [name, released] = process.argv.slice(2);
if (!name || !/^[A-Z][a-z]+$/.test(name))
	throw new Mistake('Which name? One word, such as Sounding.');
const root = path.resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
for (const file of files.split('\0').filter(Boolean)) {
	const place = path.join(root, file);
	const bytes = readFileSync(place);
	// Pictures and other data that is not text.
	if (!bytes.includes(0)) {
		writeFileSync(place, renamed(bytes.toString('utf8'), name, released === '--released'));
	}
	renameSync(place, path.join(root, renamed(file, name, released === '--released')));
}
