import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { missingPhpTools } from './php/php-tools.ts';

const missing = await missingPhpTools();
if (missing) {
	// As for tests, only CI fails when something is missing.
	console.log(`Left out: ${missing}.`);
	process.exitCode = process.env.CI ? 1 : 0;
} else {
	const cwd = path.resolve(import.meta.dirname, '../wordpress-plugin');
	const { status } = spawnSync('phpcs', ['--no-colors'], { cwd, stdio: 'inherit' });
	if (status === 0) console.log('PHP_CodeSniffer found nothing.');
	process.exitCode = status ?? 1;
}
