import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@wp-playground/cli/package.json');

/** Playground's zip of the plugin with which WordPress works without MySQL. */
export const sqliteIntegration = path.join(
	path.dirname(manifest),
	'sqlite-database-integration.zip',
);
