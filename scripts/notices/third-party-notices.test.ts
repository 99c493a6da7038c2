import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.ts';

const core = path.resolve(import.meta.dirname, '../../core');
const inCore = (file: string) => path.join(core, file);

test('contains the license of every project with a module in the build, once', () => {
	const notices = thirdPartyNotices([
		inCore('node_modules/parse5/dist/index.js'),
		inCore('node_modules/parse5/dist/parser/index.js?import'),
		inCore('node_modules/@orama/stemmers/package.json'),
		inCore('src/languages/budoux/th.generated.ts'),
		inCore('src/index.ts'),
		'\0virtual:explanations',
	]);

	const [, ...parts] = notices.split(/\n\n-{72}\n\n/);
	expect(parts.map((part) => part.split('\n')[0])).toEqual(['@orama/stemmers', 'budoux', 'parse5']);
	expect(notices).toContain('Permission is hereby granted');
	expect(notices).toContain('Apache License');
});

test('our own code needs no notice', () => {
	expect(thirdPartyNotices([inCore('src/index.ts')]).split('\n\n')).toHaveLength(1);
});

test('a package without a license file names its license', () => {
	const wxt = realpathSync(path.join(core, '../extension/node_modules/wxt/package.json'));
	const browser = createRequire(wxt).resolve('@wxt-dev/browser');

	expect(thirdPartyNotices([browser])).toMatch(/^@wxt-dev\/browser\n\nLicense: MIT/m);
});
