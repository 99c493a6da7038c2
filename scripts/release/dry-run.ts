import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { build, products } from '../build-packages.ts';
import { addonFaults } from './addon-faults.ts';
import { artefacts } from './artefacts.ts';
import { dockerfileFaults } from './dockerfile-faults.ts';
import { noticeFaults } from './notice-faults.ts';
import { publintFaults, typeFaults } from './package-lints.ts';
import { pluginFaults } from './plugin-faults.ts';

/** Builds everything that a release publishes, lists it and lints it. True if nothing is at fault. */
export async function dryRun(root: string, version: string): Promise<boolean> {
	await build(...products, 'docs');
	await build('packages');
	const built = artefacts(root, version);
	console.log('');
	for (const { bytes, file, notices, sha256 } of built) {
		const licenses = Object.keys(notices).join(', ') || 'its manifest names its license';
		console.log(`${file}\n    ${(bytes / 1000).toFixed(1)} kB, sha256 ${sha256}\n    ${licenses}`);
	}
	console.log(
		'image\n    Made from the packages above where Docker runs; here only its Dockerfile is read.\n',
	);
	const placed = (name: string) => path.join(root, name);
	const packed = built.map(({ file }) => file).filter((file) => file.endsWith('.tgz'));
	const plugin = unzipSync(readFileSync(placed('wordpress-plugin/plumbline.zip')));
	const lints = {
		'licenses in every artefact': built.flatMap(noticeFaults),
		publint: await all(packed.map((file) => publintFaults(placed(file)))),
		'“Are the types wrong?”': await typeFaults(placed(`build/plumbline-core-${version}.tgz`)),
		'addons-linter': await addonFaults(
			placed(`extension/.output/plumbline-${version}-firefox.zip`),
		),
		'rules of Plugin Check': pluginFaults(
			new Map(Object.entries(plugin).map(([name, text]) => [name, new TextDecoder().decode(text)])),
		),
		Dockerfile: dockerfileFaults(readFileSync(path.join(root, 'Dockerfile'), 'utf8')),
	};
	for (const [name, faults] of Object.entries(lints)) {
		console.log(faults.length === 0 ? `✓ ${name}` : `✗ ${name}`);
		for (const fault of faults) console.log(`    ${fault}`);
	}
	return Object.values(lints).every((faults) => faults.length === 0);
}

const all = async (lists: readonly Promise<readonly string[]>[]) =>
	(await Promise.all(lists)).flat();
