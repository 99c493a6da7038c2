import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installNpmPackages } from './pack/install-npm-packages.ts';
import { packNpmPackages } from './pack/pack-npm-packages.ts';

// npm run ts -- scripts/install-server.ts FOLDER: installs the server and its command for production, for the image.

const folder = process.argv[2];
if (folder === undefined)
	throw new Error('Which folder? npm run ts -- scripts/install-server.ts FOLDER');
const packed = await mkdtemp(path.join(tmpdir(), 'plumbline-packed-'));
await mkdir(folder, { recursive: true });
await installNpmPackages(folder, await packNpmPackages(packed));
await rm(packed, { recursive: true });
