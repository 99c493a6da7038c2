import path from 'node:path';
import { devTarget } from './run/dev-targets.mjs';
import { exitCodeOf } from './run/process.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { args, folder } = devTarget(process.argv.slice(2));

process.exitCode = await exitCodeOf(process.execPath, args, {
	cwd: path.join(root, folder),
	env: {
		...process.env,
		DATABASE_URL: process.env.DATABASE_URL ?? `sqlite:${path.join(root, 'data/plumbline.db')}`,
	},
});
