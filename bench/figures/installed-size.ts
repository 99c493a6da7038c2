import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '@plumbline/scripts/build-packages';
import { installNpmPackages } from '@plumbline/scripts/install-npm-packages';
import { atMost, type FigureGroup } from './figure.ts';

/** The packages and bytes that `npm install` brings, beside html-validate and linkinator; npm gets both from its registry. */
export async function installedSize(): Promise<FigureGroup> {
	await build('packages');
	const [tarball = ''] = globSync(
		path.resolve(import.meta.dirname, '../../build/plumbline-cli-*.tgz'),
	);
	const figures = [
		...(await sizeOf('@plumbline/cli', tarball, 25)),
		...(await sizeOf('html-validate', 'html-validate', null)),
		...(await sizeOf('linkinator', 'linkinator', null)),
	];
	return {
		title: 'Size of the installed command',
		method: 'Each package alone in an empty folder, with all that it depends on.',
		figures,
	};
}

async function sizeOf(name: string, wanted: string, most: number | null) {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-size-'));
	try {
		await installNpmPackages(folder, [wanted]);
		const files = globSync(`${folder}/node_modules/**`, { withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name));
		const packages = files.filter((file) =>
			/node_modules\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(file),
		).length;
		const mb = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
		return [
			{ name: `${name}: packages`, measured: String(packages), ...atMost(packages, most, '') },
			{
				name: `${name}: size`,
				measured: `${mb.toFixed(1)} MB in ${files.length} files`,
				...atMost(mb, most, ' MB'),
			},
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
}
