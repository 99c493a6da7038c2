import path from 'node:path';
import { hasScript } from './has-script.ts';
import { exitCodeOf } from './run/process.mjs';

const root = path.resolve(import.meta.dirname, '..');

const products = {
	extension: 'the browser extension',
	'wordpress-plugin': 'the WordPress plugin',
};

export type Product = keyof typeof products;

/** Builds what people install: the extension’s zips and the plugin’s. */
export async function buildAll(): Promise<void> {
	await build('extension');
	await build('wordpress-plugin');
}

export async function build(product: Product): Promise<void> {
	const folder = path.join(root, product);
	if (!hasScript(folder, 'build')) return;
	console.log(`Building ${products[product]} …`);
	const exitCode = await exitCodeOf(process.execPath, ['--run', 'build'], {
		cwd: folder,
		env: process.env,
	});
	if (exitCode !== 0) {
		throw new Error(`Building ${products[product]} failed; the lines above say why.`);
	}
}
