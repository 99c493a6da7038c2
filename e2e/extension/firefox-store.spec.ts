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

test('the linter of the Firefox store reports no errors', async () => {
	const { stdout } = await promisify(execFile)(
		path.join(extension, 'node_modules/.bin/web-ext'),
		['lint', '--source-dir', '.output/firefox-mv3', '--output', 'json'],
		{ cwd: extension },
	);
	const { errors, warnings }: Lint = JSON.parse(stdout);

	expect(errors).toEqual([]);
	// Preact contains code that sets markup; `noDangerouslySetInnerHtml` makes sure that we never use
	// it.
	expect(warnings.map(({ code }) => code)).toEqual(['UNSAFE_VAR_ASSIGNMENT']);
});
