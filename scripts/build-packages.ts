import path from 'node:path';
import { hasScript } from './has-script.ts';
import { exitCodeOf } from './run/process.mjs';

const root = path.resolve(import.meta.dirname, '..');

const names = {
	extension: 'the browser extension',
	'wordpress-plugin': 'the WordPress plugin',
};

export type Product = keyof typeof names;

export const products: readonly Product[] = ['extension', 'wordpress-plugin'];

/** Builds what people install: the extension’s zips and the plugin’s. */
export async function buildAll(): Promise<void> {
	for (const product of products) await build(product);
}

export async function build(product: Product): Promise<void> {
	const folder = path.join(root, product);
	if (!hasScript(folder, 'build')) return;
	console.log(`Building ${names[product]} …`);
	const exitCode = await exitCodeOf(process.execPath, ['--run', 'build'], {
		cwd: folder,
		env: process.env,
	});
	if (exitCode !== 0) {
		throw new Error(`Building ${names[product]} failed; the lines above say why.`);
	}
}
