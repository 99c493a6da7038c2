import { globSync } from 'node:fs';
import path from 'node:path';
import { build, isProduct, products } from './build-packages.ts';

// npm run build: all that people install. npm run build -- extension: only that.

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isProduct(name));
if (unknown.length > 0) {
	console.error(
		`Nothing is built for ${unknown.join(', ')}: it may be extension, wordpress-plugin, packages or docs.`,
	);
	process.exitCode = 2;
} else if (wanted.length > 0) {
	await build(...wanted.filter(isProduct));
} else {
	await build(...products);
	await build('packages');
	for (const file of globSync('build/*.tgz', { cwd: path.resolve(import.meta.dirname, '..') }))
		console.log(`Built ${file}`);
}
