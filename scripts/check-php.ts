import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { missingPhpTools } from './php/php-tools.ts';

const missing = await missingPhpTools();
if (missing) {
	// Missing tools are a failure in CI only, as for tests.
	console.log(`Left out: ${missing}.`);
	process.exitCode = process.env.CI ? 1 : 0;
} else {
	const cwd = path.resolve(import.meta.dirname, '../wordpress-plugin');
	const { status } = spawnSync('phpcs', ['--no-colors'], { cwd, stdio: 'inherit' });
	if (status === 0) console.log('PHP_CodeSniffer found nothing.');
	process.exitCode = status ?? 1;
}
