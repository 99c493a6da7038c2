import path from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from './generate/generated-files.ts';
import { registries } from './generate/registries.ts';
import { changedFiles } from './generate/stale-files.ts';
import { writeFiles } from './generate/write-files.ts';

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
	writeFiles(values.root, changed, registered);
	const files = await generatedFiles(values.root);
	const stale = changedFiles(values.root, files);
	if (values.check) reportStale(stale);
	else {
		writeFiles(values.root, stale, files);
		const count = files.size + registered.size;
		console.log(`${count} generated files, ${changed.length + stale.length} changed.`);
	}
}

function reportStale(stale: readonly string[]) {
	if (stale.length === 0) return;
	console.error('Out of date; npm run generate rewrites them:');
	for (const file of stale) console.error(`  ${file}`);
	process.exitCode = 1;
}
