import path from 'node:path';
import { build, products } from './build-packages.ts';
import { packNpmPackages } from './pack/pack-npm-packages.ts';

await build(...products);
const tarballs = await packNpmPackages(path.resolve(import.meta.dirname, '../build'));
for (const { filename } of tarballs) console.log(`Built ${path.relative('', filename)}`);
