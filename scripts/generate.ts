import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from './generate/generated-files.ts';
import { registries } from './generate/registries.ts';
import { changedFiles, staleFiles } from './generate/stale-files.ts';

const { values } = parseArgs({
	options: {
		check: { type: 'boolean', default: false },
		root: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
	},
});

const registered = await registries(values.root);
const changed = changedFiles(values.root, registered);
if (values.check && changed.length > 0) reportStale(changed);
else {
	write(changed, registered);
	const files = await generatedFiles(values.root);
	const stale = staleFiles(values.root, files);
	if (values.check) reportStale(stale);
	else {
		write(stale, files);
		const count = files.size + registered.size;
		console.log(`${count} generated files, ${changed.length + stale.length} changed.`);
	}
}

function reportStale(stale: readonly string[]) {
	if (stale.length === 0) return;
	console.error('Out of date; npm run generate writes them anew:');
	for (const file of stale) console.error(`  ${file}`);
	process.exitCode = 1;
}

function write(stale: readonly string[], files: ReadonlyMap<string, string>) {
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
}
