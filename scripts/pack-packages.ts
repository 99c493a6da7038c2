import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildMcpBundle } from './pack/build-mcp-bundle.ts';
import { packNpmPackages } from './pack/pack-npm-packages.ts';

const destination = path.resolve(import.meta.dirname, '../build');
rmSync(destination, { recursive: true, force: true });
mkdirSync(destination);
await packNpmPackages(destination);
await buildMcpBundle(destination);
