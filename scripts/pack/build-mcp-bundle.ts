import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { bundleCommand, source } from './bundle-command.ts';
import { mcpBundleManifest } from './mcp-bundle-manifest.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Finds its own files, so that it is copied whole. */
const copied = 'playwright-core';

/** Writes the file that desktop clients install with a click, and returns its path. */
export async function buildMcpBundle(destination: string): Promise<string> {
	const { engines, version } = JSON.parse(
		readFileSync(path.join(root, 'cli/package.json'), 'utf8'),
	);
	const publication = JSON.parse(readFileSync(path.join(root, 'publication.json'), 'utf8'));
	const manifest = mcpBundleManifest({ version, node: engines.node, publication });
	const server = await bundledServer();
	const driver = realpathSync(path.join(root, 'server/node_modules', copied));
	const files = {
		'manifest.json': Buffer.from(JSON.stringify(manifest, null, '\t')),
		'icon.png': readFileSync(path.join(root, 'extension/public/icon/128.png')),
		LICENSE: readFileSync(path.join(root, 'LICENSE')),
		...filesIn(server, 'server'),
		...filesIn(driver, `server/node_modules/${copied}`),
	};
	rmSync(server, { recursive: true });
	const bundle = path.join(destination, `plumbline-${version}.mcpb`);
	writeFileSync(bundle, zipSync(files));
	return bundle;
}

/** The command in one folder, with all that it uses but the driver of browsers. */
async function bundledServer(): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-mcpb-'));
	const threads = globSync('**/*-worker.ts', { cwd: source, exclude: ['testing/**'] });
	await bundleCommand({ entries: ['main.ts', ...threads], folder, outside: [copied] });
	writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
	return folder;
}

function filesIn(folder: string, place: string): Record<string, Uint8Array> {
	const names = globSync('**/*', { cwd: folder, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
	return Object.fromEntries(
		names.map((name) => [
			`${place}/${name.replaceAll(path.sep, '/')}`,
			readFileSync(path.join(folder, name)),
		]),
	);
}
