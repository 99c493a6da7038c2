import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from './generate/generated-files.ts';
import { staleFiles } from './generate/stale-files.ts';

const { values } = parseArgs({
	options: {
		check: { type: 'boolean', default: false },
		root: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
	},
});

const files = await generatedFiles(values.root);
const stale = staleFiles(values.root, files);
if (values.check) reportStale();
else writeStale();

function reportStale() {
	if (stale.length === 0) return;
	console.error('Out of date; npm run generate writes them anew:');
	for (const file of stale) console.error(`  ${file}`);
	process.exitCode = 1;
}

function writeStale() {
	for (const file of stale) {
		const whole = path.join(values.root, file);
		const content = files.get(file);
		if (content === undefined) rmSync(whole);
		else {
			mkdirSync(path.dirname(whole), { recursive: true });
			writeFileSync(whole, content);
		}
		console.log(`${content === undefined ? 'removed' : 'written'}  ${file}`);
	}
	console.log(`${files.size} generated files, ${stale.length} changed.`);
}
