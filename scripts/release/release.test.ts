import { expect, test } from 'vitest';
import { namedManifest } from './named-manifest.ts';
import { publicationFaults } from './publication-faults.ts';
import { publishCommands } from './publish-packages.ts';
import { notesOf, releaseFaults } from './release-faults.ts';

const changelog = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-01

### Added

- Rye.

## [1.1.0] - 2026-11-01

- Wheat.
`;
const ready = { tag: 'v1.2.0', version: '1.2.0', changelog };

test('a release needs one version everywhere, and its own lines in the changelog', () => {
	expect(releaseFaults(ready)).toEqual([]);
	expect(releaseFaults({ ...ready, tag: 'v1.2.1' })).toEqual([expect.stringContaining('v1.2.1')]);
	const faults = releaseFaults({ ...ready, version: '1.3.0' });
	expect(faults).toEqual([expect.stringContaining('1.3.0'), expect.stringContaining('no lines')]);
	const unreleased = changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- Spelt.\n');
	expect(releaseFaults({ ...ready, changelog: unreleased })).toEqual([
		expect.stringContaining('Unreleased'),
	]);
});

test('a release needs a repository, a site and the pages in the stores, and says where to get them', () => {
	const published = {
		repository: 'https://github.test/rye/plumbline',
		site: 'https://rye.test/plumbline/',
		chromeWebStore: 'https://store.test/rye',
		firefoxAddons: 'https://addons.test/rye',
		wordpressPlugins: 'https://plugins.test/rye',
	};
	expect(publicationFaults(published)).toEqual([]);
	expect(
		publicationFaults({
			...published,
			repository: 'https://github.test/OWNER/plumbline',
			site: 'https://plumbline.example/',
			firefoxAddons: null,
		}),
	).toEqual([
		expect.stringContaining('“repository”. Create'),
		expect.stringContaining('“site”. Choose'),
		expect.stringContaining('addons.mozilla.org'),
	]);
});

test('the notes of a release are its lines in the changelog', () => {
	expect(notesOf(changelog, '1.2.0')).toBe('### Added\n\n- Rye.\n');
	expect(notesOf(changelog, '1.1.0')).toBe('- Wheat.\n');
	expect(notesOf(changelog, '1')).toBeNull();
});

test('a package names its folder of the repository', () => {
	const manifest = namedManifest(
		{ name: '@plumbline/core' },
		'core',
		'https://github.test/rye/line',
	);
	expect(manifest).toMatchObject({
		name: '@plumbline/core',
		repository: { url: 'git+https://github.test/rye/line.git', directory: 'core' },
		bugs: 'https://github.test/rye/line/issues',
	});
});

test('packages are published after those that they need, with provenance', () => {
	const files = ['core', 'server', 'cli'].map((name) => `plumbline-${name}-1.2.0.tgz`);
	const version = '1.2.0';
	expect(publishCommands({ version, isDryRun: false }, files)).toEqual(
		files.map((file) => ['publish', `./${file}`, '--access', 'public', '--provenance']),
	);
	expect(publishCommands({ version, isDryRun: true }, files).flat()).not.toContain('--provenance');
	expect(() => publishCommands({ version: '1.2.1', isDryRun: true }, files)).toThrow('is missing');
});
