import { expect, test } from 'vitest';
import { specNeeds } from './spec-needs.ts';

test.each([
	['e2e/extension/marks.spec.ts', ['extension'], ['Chromium']],
	['e2e/extension/firefox.spec.ts', ['extension'], ['Firefox']],
	['e2e/wordpress/head.spec.ts', ['wordpress-plugin'], ['Chromium', 'WordPress']],
	['e2e/docs/site.spec.ts', ['docs'], ['Chromium']],
	['e2e/parity/wordpress.spec.ts', ['wordpress-plugin'], ['Chromium', 'WordPress']],
	['e2e/parity/extension.spec.ts', ['extension'], ['Chromium']],
	['e2e/parity/chromium.spec.ts', [], ['Chromium']],
	['e2e/parity/firefox.spec.ts', [], ['Firefox']],
	['e2e/parity/hosts.spec.ts', [], []],
	['e2e/server/console.spec.ts', [], ['Chromium']],
	['e2e/server/firefox.spec.ts', [], ['Firefox']],
	['e2e/server/interface.spec.ts', [], []],
	['e2e/setup/start.spec.ts', [], []],
	['e2e/setup/release.spec.ts', ['extension', 'wordpress-plugin', 'packages', 'docs'], []],
])('%s needs builds of %j, and the programs %j', (file, builds, parts) => {
	expect(specNeeds(file)).toEqual({ builds, parts });
});
