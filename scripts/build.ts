import path from 'node:path';
import { buildAll } from './build-packages.ts';
import { packNpmPackages } from './pack/pack-npm-packages.ts';

await buildAll();
const tarballs = await packNpmPackages(path.resolve(import.meta.dirname, '../build'));
for (const { filename } of tarballs) console.log(`Built ${path.relative('', filename)}`);
