import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const extension = path.resolve(import.meta.dirname, '../../extension');

interface Problem {
	readonly code: string;
	readonly message: string;
}

interface Lint {
	readonly errors: readonly Problem[];
	readonly warnings: readonly Problem[];
}

test('the store of Firefox finds nothing to object to', async () => {
	const { stdout } = await promisify(execFile)(
		path.join(extension, 'node_modules/.bin/web-ext'),
		['lint', '--source-dir', '.output/firefox-mv3', '--output', 'json'],
		{ cwd: extension },
	);
	const { errors, warnings }: Lint = JSON.parse(stdout);

	expect(errors).toEqual([]);
	// Preact can set markup; nothing of ours asks it to, which `noDangerouslySetInnerHtml` sees to.
	expect(warnings.map(({ code }) => code)).toEqual(['UNSAFE_VAR_ASSIGNMENT']);
});
