import { globSync } from 'node:fs';
import path from 'node:path';
import { build, products } from './build-packages.ts';

await build(...products);
await build('packages');
for (const file of globSync('build/*.tgz', { cwd: path.resolve(import.meta.dirname, '..') }))
	console.log(`Built ${file}`);
