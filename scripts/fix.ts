import path from 'node:path';
import { exitCodeOf } from './run/process.mjs';

const root = path.resolve(import.meta.dirname, '..');
const biome = path.join(import.meta.dirname, 'node_modules/@biomejs/biome/bin/biome');
const generate = path.join(import.meta.dirname, 'generate.ts');

// Generates first, because generated files are formatted too.
for (const args of [[generate], [biome, 'check', '--write', '.']]) {
	const exitCode = await exitCodeOf(process.execPath, args, { cwd: root, env: process.env });
	if (exitCode !== 0) process.exitCode = 1;
}
