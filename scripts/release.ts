import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmPackages } from './pack/npm-packages.ts';
import { namedManifest } from './release/named-manifest.ts';
import { publicationFaults } from './release/publication-faults.ts';
import { publishPackages } from './release/publish-packages.ts';
import { notesOf, releaseFaults } from './release/release-faults.ts';

// The steps of .github/workflows/release.yml that need more than a line. `check` alone says what is
// missing before the next release; `dry-run` builds and lints everything that one publishes.

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const version: string = JSON.parse(read('package.json')).version;
const [step, word = ''] = process.argv.slice(2);

switch (step) {
	case 'check': {
		const changelog = read('CHANGELOG.md');
		const faults = [
			...releaseFaults({ tag: word || `v${version}`, version, changelog }),
			...publicationFaults(JSON.parse(read('publication.json'))),
		];
		for (const fault of faults) console.error(fault);
		process.exitCode = faults.length > 0 ? 1 : 0;
		break;
	}
	case 'dry-run': {
		// It needs packages, which the other steps do without.
		const { dryRun } = await import('./release/dry-run.ts');
		process.exitCode = (await dryRun(root, version)) ? 0 : 1;
		break;
	}
	case 'name':
		for (const { folder } of npmPackages) {
			const manifest = namedManifest(JSON.parse(read(`${folder}/package.json`)), folder, word);
			const text = `${JSON.stringify(manifest, null, '\t')}\n`;
			writeFileSync(path.join(root, folder, 'package.json'), text);
		}
		break;
	case 'notes':
		process.stdout.write(notesOf(read('CHANGELOG.md'), word.replace(/^v/, '')) ?? '');
		break;
	case 'publish':
		publishPackages({
			from: path.join(root, 'build'),
			version,
			isDryRun: word === '--dry-run',
		});
		break;
	default:
		console.error('Steps: check [TAG], dry-run, name URL, notes TAG, publish [--dry-run].');
		process.exitCode = 2;
}
